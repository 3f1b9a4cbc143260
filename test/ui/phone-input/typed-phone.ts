/** A phone number's model with its library, and a person's keys. */
import { loadPhoneLibrary } from '../../../src/ui/phone-input/phone-library.ts';
import { createPhoneModel, type PhoneModel, type PhoneOptions } from '../../../src/ui/phone-input/phone-model.ts';
import type { Typing } from '../../../src/ui/phone-input/phone-text.ts';
import type { PhoneLibrary } from '../../../src/ui/phone-input/phone-types.ts';
import { eventually, ok } from '../../support/assert.ts';

export const library: PhoneLibrary = await loadPhoneLibrary();

export async function phone(options: Partial<PhoneOptions> = {}): Promise<PhoneModel> {
  const model = createPhoneModel({ load: async () => library, ...options });
  await eventually(() => ok(model.library.value));
  return model;
}

/** Key by key at the caret, as a person does. */
export function typeInto(model: PhoneModel, text: string, at = model.text.value.length): Typing {
  let shown: Typing = { text: model.text.value, caret: at };
  for (const key of text) {
    const { text: before, caret } = shown;
    shown = model.type({ text: before.slice(0, caret) + key + before.slice(caret), caret: caret + key.length });
  }
  return shown;
}

export const paste = (model: PhoneModel, text: string) => model.type({ text, caret: text.length });
