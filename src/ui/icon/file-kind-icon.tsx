/** Which drawing stands for a file, by the ending of its name; one entry a kind. Source: spec 003 §3 (File). */
import {
  FileArchiveIcon,
  FileAudioIcon,
  FileCodeIcon,
  FileImageIcon,
  FileSheetIcon,
  FileTextIcon,
  FileVideoIcon,
} from './file-icons.tsx';
import { FileIcon, type IconComponent } from './icon.tsx';

const kinds: readonly { icon: IconComponent; endings: string }[] = [
  { icon: FileImageIcon, endings: 'apng avif bmp gif heic ico jpeg jpg png psd raw svg tif tiff webp' },
  { icon: FileAudioIcon, endings: 'aac aiff flac m4a mid mp3 ogg opus wav wma' },
  { icon: FileVideoIcon, endings: 'avi m4v mkv mov mp4 mpeg mpg webm wmv' },
  { icon: FileArchiveIcon, endings: '7z bz2 cab dmg gz iso jar rar tar tgz xz zip zst' },
  { icon: FileSheetIcon, endings: 'csv numbers ods tsv xls xlsm xlsx' },
  { icon: FileTextIcon, endings: 'doc docx log md odp odt pages pdf ppt pptx rtf txt' },
  {
    icon: FileCodeIcon,
    endings:
      'bat c cfg cmd conf cpp cs css go h htm html ini java js json jsx kt mjs php ps1 py rb rs sh sql swift ts tsx vb xml yaml yml',
  },
];

const iconByEnding = new Map(
  kinds.flatMap(({ icon, endings }) => endings.split(' ').map((ending) => [ending, icon] as const)),
);

export function FileKindIcon({ name }: { name: string }) {
  const dot = name.lastIndexOf('.');
  const Icon = (dot > 0 && iconByEnding.get(name.slice(dot + 1).toLowerCase())) || FileIcon;
  return <Icon />;
}
