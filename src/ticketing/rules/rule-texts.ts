/** The words about rules where no page is: those of `rule-messages.en.json`, and the names of statuses. */
import { plainTranslator } from '../../base/plain-translator.ts';
import { logicTexts } from '../../languages/logic-texts.ts';
import statusNames from '../status/status-messages.en.json';
import en from './rule-messages.en.json';

const { 'ticketing-rules': rules, 'ticketing-status': statuses } = logicTexts;
const translations = Object.fromEntries(
  Object.entries(rules).map(([tag, tree]) => [tag, { ...tree, status: statuses[tag] ?? {} }]),
);

export const ruleTextIn = (locale: string) => plainTranslator({ ...en, status: statusNames }, translations, locale);
