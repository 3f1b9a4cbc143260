export const shown: Readonly<Record<string, number>> & { readonly 'backup-browser': number };
export const closed: number;
export const help: { readonly closed: number; readonly opened: number; readonly form: number };
export const autoloader: number;
export const configuration: number;
export const classic: number;
