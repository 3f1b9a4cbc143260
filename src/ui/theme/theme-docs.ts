/** What a page may set of the look of any element, on it or around it; a test finds one that no stylesheet reads. */
export const themeProperties = {
  '--rmm-accent': 'Colour of buttons, links, selection and focus',
  '--rmm-on-accent': 'Colour of text and icons on the accent; default white',
  '--rmm-accent-text': 'The accent where it is text; default the accent, lighter in dark',
  '--rmm-background': 'Colour of the ground; default white, almost black in dark',
  '--rmm-danger': 'Colour of what is wrong or destroys',
  '--rmm-warning': 'Colour of warnings',
  '--rmm-success': 'Colour of what is well',
  '--rmm-info': 'Colour of what is told',
  '--rmm-font': 'Font family; default Inter, then that of the system',
  '--rmm-radius': 'Radius of the corners of controls; default 6px',
  '--rmm-radius-large': 'Radius of the corners of panels and dialogs; default 10px',
} as const satisfies Record<`--rmm-${string}`, string>;
