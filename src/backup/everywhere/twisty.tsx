import { ForwardIcon } from '../../ui/icon/later-icons.tsx';

/** Turns when what is under the row is unfolded; a press on it is for the pointer, keys have the row. */
export function Twisty({ isOpen, onPress }: { isOpen: boolean; onPress(): void }) {
  return (
    <span className={isOpen ? 'twisty twisty-open' : 'twisty'} aria-hidden="true" onClick={onPress}>
      <ForwardIcon />
    </span>
  );
}
