/** The keys that open the menu of the cell with the caret; as a button beside a text has them in office programs. */
export const menuKeys = 'Alt-Shift-F10';
