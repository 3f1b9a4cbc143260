/** What a page may set of the look of any element, on it or around it; a test finds one that no stylesheet reads. */
export const themeProperties = {
  '--rmm-accent': 'Color of buttons, links, selection and focus',
  '--rmm-on-accent': 'Color of text and icons on the accent; default white, or black on a light accent',
  '--rmm-accent-text': 'The accent where it is text; default the accent, as dark or light as it must be to be read',
  '--rmm-background': 'Color of the ground; default white, almost black in dark. Lines, hover and muted text follow',
  '--rmm-text': 'Color of text; default almost black, almost white in dark. Lines, hover and muted text follow',
  '--rmm-danger': 'Color of what is wrong or destroys',
  '--rmm-warning': 'Color of warnings',
  '--rmm-success': 'Color of what is well',
  '--rmm-info': 'Color of what is told',
  '--rmm-font': 'Font family; default Inter, then that of the system',
  '--rmm-radius': 'Radius of the corners of controls; default 6px',
  '--rmm-radius-large': 'Radius of the corners of panels and dialogs; default 10px',
} as const satisfies Record<`--rmm-${string}`, string>;
