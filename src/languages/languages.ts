// Written by `npm run languages`, from the files in the folders of src/languages.
import type { Languages } from '../base/language.ts';

export const languages: Languages = {
  ar: () => import('./ar/catalogues.ts'),
  de: () => import('./de/catalogues.ts'),
  es: () => import('./es/catalogues.ts'),
  ja: () => import('./ja/catalogues.ts'),
};
