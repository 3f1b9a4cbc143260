/** The open list of every select. In a file of its own because it comes with the first one that is opened. */
import { type ComponentPropsWithRef, useEffect, useEffectEvent, useRef } from 'react';
import { hasFailed, isBusy } from '../../../base/resource/resource-state.ts';
import { hostMessages } from '../../../host/host-messages.ts';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../button/button.tsx';
import { useFieldMessages } from '../../field/field-messages.ts';
import { useAnnounce } from '../../live-region/use-announce.ts';
import { Popover } from '../../popover/popover.tsx';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { useInlineSize } from '../../use-inline-size.ts';
import type { Choices } from '../choices/choices.ts';
import { useSelectMessages } from '../select-messages.ts';
import css from './choice-list.css';
import type { ChoiceListProps } from './choice-list-props.ts';
import { ChoiceRows, LoadingRows } from './choice-rows.tsx';
import { useChoiceWindow } from './use-choice-window.ts';

export function ChoiceList(props: ChoiceListProps) {
  const { anchor, listProps, choices, items, highlighted, isPointed, isMultiple = false, onClose } = props;
  useThemedStyles(css);
  const t = useSelectMessages();
  const tField = useFieldMessages();
  const tHost = useMessages(hostMessages);
  const list = useRef<HTMLDivElement>(null);
  const width = useInlineSize(anchor);
  const view = useChoiceWindow({ list, items, highlighted, isPointed });
  useAnnouncedChoices(choices);

  const loadAtEnd = () => {
    if (choices.hasMore && choices.status === 'ready' && view.isNearEnd()) choices.loadMore();
  };
  const looked = useEffectEvent(loadAtEnd);
  // A short first page may leave room, and a key may have reached the end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever one of them changes
  useEffect(() => looked(), [choices.options, choices.status, highlighted]);

  const isEmpty = choices.status === 'ready' && choices.options.length === 0;
  return (
    <Popover
      anchor={anchor}
      part="choices"
      className="choices"
      onClose={onClose}
      onShow={view.onShow}
      // The focus stays in the field, whatever is pressed here.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className="choices-body" style={{ inlineSize: width }}>
        <div
          {...listProps}
          ref={(element) => {
            list.current = element;
            setRef(listProps.ref, element);
          }}
          role="listbox"
          className="choices-list"
          aria-multiselectable={isMultiple || undefined}
          aria-busy={isBusy(choices) || undefined}
          onScroll={() => {
            view.onScroll();
            loadAtEnd();
          }}
        >
          <ChoiceRows {...props} isMultiple={isMultiple} view={view} />
          {choices.status === 'loading-more' && <LoadingRows />}
        </div>
        {choices.status === 'loading' && <LoadingRows />}
        {isEmpty && <div className="choices-none">{choices.emptyText ?? tField('noOptions')}</div>}
        {hasFailed(choices) && (
          <div className="choices-failed">
            <span className="choices-failed-text">{choices.failedText ?? t('failed')}</span>
            <Button size="small" onClick={choices.retry}>
              {tHost('failure.retry')}
            </Button>
          </div>
        )}
      </div>
    </Popover>
  );
}

/** Who does not see the list hears how many were found, or why there are none. */
function useAnnouncedChoices({ status, search, options, hasMore, emptyText, failedText }: Choices) {
  const t = useSelectMessages();
  const tField = useFieldMessages();
  const announce = useAnnounce();
  const count = options.length;
  const tell = useEffectEvent(() => {
    if (hasFailed({ status })) announce(failedText ?? t('failedHint'), 'assertive');
    else if (status === 'ready' && count === 0) announce(emptyText ?? tField('noOptions'));
    else if (status === 'ready' && search !== '' && !hasMore) announce(t('found', { count }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again whenever one of them changes
  useEffect(() => tell(), [status, search, count]);
}

function setRef(ref: ComponentPropsWithRef<'div'>['ref'], element: HTMLDivElement | null) {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
