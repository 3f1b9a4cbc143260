import { type MouseEvent, useEffect, useRef } from 'react';
import { visibleLine } from '../../base/visible.ts';
import { useMessages } from '../../host/use-host.ts';
import { markedParts } from '../../ui/select/fold-text.ts';
import { kindIcons } from '../kind-icons.ts';
import type { SearchEntry } from '../search-groups.ts';
import { searchMessages } from '../search-messages.ts';
import type { SearchList } from '../use-search-list.ts';

/** A link wherever it has an address, so that it can be opened in a new tab. */
export function SearchOption({ entry, list }: { entry: SearchEntry; list: SearchList }) {
  const t = useMessages(searchMessages);
  const own = useRef<HTMLElement>(null);
  const { navigation, all } = entry;
  const isActive = list.active === entry || list.active?.key === entry.key;
  useEffect(() => {
    if (isActive) own.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const shared = {
    id: list.optionId(entry),
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    onMouseMove: () => {
      if (!isActive) list.point(entry);
    },
    onClick: (event: MouseEvent<HTMLElement>) => list.choose(entry, event),
  };
  const className = `search-option${isActive ? ' search-option-active' : ''}${all ? ' search-option-all' : ''}`;
  const href = navigation?.href ?? all?.href;
  const content = all ? (
    <span className="search-all-text">{t(`all.${all.kind}`, { total: all.total })}</span>
  ) : (
    navigation && <Found navigation={navigation} details={entry.details} words={list.words} />
  );
  const ref = (element: HTMLElement | null) => {
    own.current = element;
  };
  return href === undefined ? (
    <div {...shared} ref={ref} className={className}>
      {content}
    </div>
  ) : (
    <a {...shared} ref={ref} className={className} href={href}>
      {content}
    </a>
  );
}

interface FoundProps {
  navigation: NonNullable<SearchEntry['navigation']>;
  details: readonly string[];
  words: readonly string[];
}

function Found({ navigation: { kind, name }, details, words }: FoundProps) {
  const t = useMessages(searchMessages);
  const Icon = kindIcons[kind];
  return (
    <>
      <Icon />
      <span className="search-texts">
        <bdi className="search-name">
          <Marked text={visibleLine(name) || t('unnamed')} words={words} />
        </bdi>
        {details.length > 0 && (
          <span className="search-details">
            {details.map((detail, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
              <span key={index}>
                {index > 0 && ' · '}
                <bdi>
                  <Marked text={visibleLine(detail)} words={words} />
                </bdi>
              </span>
            ))}
          </span>
        )}
      </span>
      <span className="visually-hidden">{t(`one.${kind}`)}</span>
    </>
  );
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  return markedParts(text, words).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
