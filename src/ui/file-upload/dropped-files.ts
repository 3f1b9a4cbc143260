export interface DroppedFiles {
  files: readonly File[];
  /** Names of folders, whose files a browser would hand over one by one only. */
  folders: readonly string[];
}

/** What was dropped or pasted. A folder looks like an empty file without type unless one asks for its entry. */
export function droppedFiles(data: DataTransfer): DroppedFiles {
  const items = [...data.items].filter((item) => item.kind === 'file');
  if (items.length === 0) return { files: [...data.files], folders: [] };
  const files: File[] = [];
  const folders: string[] = [];
  for (const item of items) {
    const entry = item.webkitGetAsEntry?.();
    const file = item.getAsFile();
    if (entry?.isDirectory) folders.push(entry.name);
    else if (file) files.push(file);
  }
  return { files, folders };
}

export function carriesFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false;
}
