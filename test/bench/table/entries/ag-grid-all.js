import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
import { bench } from './ag-grid.js';

ModuleRegistry.registerModules([AllCommunityModule]);
window.bench = bench;
