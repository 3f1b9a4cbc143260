import { ForwardIcon } from '../../../ui/icon/later-icons.tsx';

/** Turns when what is under the row is unfolded; a press on it is for the pointer, keys have the row. */
export function DisclosureArrow({ isOpen, onPress }: { isOpen: boolean; onPress(): void }) {
  return (
    <span
      className={isOpen ? 'disclosure-arrow disclosure-arrow-open' : 'disclosure-arrow'}
      aria-hidden="true"
      onClick={onPress}
    >
      <ForwardIcon />
    </span>
  );
}
