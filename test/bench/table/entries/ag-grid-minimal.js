import { ClientSideRowModelModule, ModuleRegistry } from 'ag-grid-community';
import { bench } from './ag-grid.js';

ModuleRegistry.registerModules([ClientSideRowModelModule]);
window.bench = bench;
