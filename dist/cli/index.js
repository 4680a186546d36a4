#!/usr/bin/env node
import "../index.js?command-line";
