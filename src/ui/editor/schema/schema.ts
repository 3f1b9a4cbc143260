/** The one schema of the editor: what a document may hold, how it is read from HTML and how it is written. */
import { Schema } from 'prosemirror-model';
import { blocks } from './blocks.ts';
import { inline } from './inline.ts';
import { marks } from './marks.ts';
import { tables } from './tables.ts';

export const schema = new Schema({
  // Paragraph first: it is what the schema fills a gap with.
  nodes: { ...blocks, ...inline, ...tables },
  marks,
});

export type EditorSchema = typeof schema;
export type NodeName = keyof EditorSchema['nodes'];
export type MarkName = keyof EditorSchema['marks'];
