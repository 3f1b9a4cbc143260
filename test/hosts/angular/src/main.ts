import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app';
import { Forms } from './forms';

void bootstrapApplication(location.search === '?forms' ? Forms : App);
