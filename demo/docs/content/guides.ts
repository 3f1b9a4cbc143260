/** The guides in the order of the side bar; each is a file beside this one, in `guides`. */
export const guides = [
  'attributes-and-properties',
  'events',
  'theming',
  'languages',
  'forms',
  'configuration',
  'policies',
  'errors',
  'unit-tests',
  'doctor',
  'upgrading',
] as const;
