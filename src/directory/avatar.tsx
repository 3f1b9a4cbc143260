import type { IconComponent, IconProps } from '../ui/icon/make-icon.ts';

const avatars = new Map<string, IconComponent>();

/** A person's initials in a circle, in the place of an icon: the same component for the same initials. */
export function avatarOf(name: string): IconComponent {
  const initials = initialsOf(name);
  const avatar = avatars.get(initials) ?? ((props) => <Initials {...props} text={initials} />);
  avatars.set(initials, avatar);
  return avatar;
}

function Initials({ text, size = 20 }: IconProps & { text: string }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="10" fill="currentColor" opacity="0.16" />
      <text
        x="10"
        y="10"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={text.length > 1 ? 8 : 10}
        fontWeight="600"
        fill="currentColor"
      >
        {text}
      </text>
    </svg>
  );
}

/** Of the first word and the last, whatever script they are in. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => firstCharacter(word ?? ''));
  return letters.join('').toUpperCase();
}

function firstCharacter(word: string): string {
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment ?? '';
}
