/** The languages that code can be shown in. Each comes when it is first shown. */
import type { StreamParser } from '@codemirror/language';
import { fetchCode } from '../../host/late-code/fetch-code.ts';

type Loader = () => Promise<StreamParser<unknown>>;

const loaders = {
  batch: async () => (await fetchCode(() => import('./batch-language.ts'))).batch,
  javascript: async () => (await fetchCode(() => import('@codemirror/legacy-modes/mode/javascript'))).javascript,
  powershell: async () => (await fetchCode(() => import('@codemirror/legacy-modes/mode/powershell'))).powerShell,
  python: async () => (await fetchCode(() => import('@codemirror/legacy-modes/mode/python'))).python,
  shell: async () => (await fetchCode(() => import('@codemirror/legacy-modes/mode/shell'))).shell,
  vbscript: async () => (await fetchCode(() => import('@codemirror/legacy-modes/mode/vbscript'))).vbScript,
} satisfies Record<string, Loader>;

export type CodeLanguage = keyof typeof loaders;

export const loadCodeLanguage = (language: CodeLanguage): Promise<StreamParser<unknown>> =>
  (loaders[language] as Loader)();
