import { useStyles } from '../../host/use-host.ts';
import base from './base.css';
import tokens from './tokens.css';

/** Adopts a component's sheets together with the tokens they are written in. */
export function useThemedStyles(...cssTexts: string[]): void {
  useStyles(tokens, base, ...cssTexts);
}
