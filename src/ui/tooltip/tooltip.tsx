import type { Placement } from '@floating-ui/dom';
import {
  cloneElement,
  type ReactElement,
  type Ref,
  type RefCallback,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import { visibleLines } from '../../base/visible.ts';
import { useLateStyles } from '../../host/use-host.ts';
import { attachTooltip, textWhenCut } from './attach-tooltip.ts';

type Anchor = ReactElement<{ ref?: Ref<HTMLElement> | undefined; 'aria-description'?: string | undefined }>;

export interface TooltipProps {
  /** `undefined` shows nothing. */
  text: string | undefined;
  /** Also the anchor's description for a screen reader. Off where the text repeats the anchor's name. Default on. */
  describes?: boolean;
  /** One element that takes a `ref`. */
  children: Anchor;
}

export function Tooltip({ text, describes = true, children }: TooltipProps) {
  const attach = useTooltip(text);
  const description = descriptionOf(describes ? text : undefined);
  const ownRef = children.props.ref;
  const ref = useCallback(
    (anchor: HTMLElement) => {
      const detach = attach(anchor);
      const detachOwn = setRef(ownRef, anchor);
      return () => {
        detach?.();
        detachOwn();
      };
    },
    [attach, ownRef],
  );
  return cloneElement(children, { ref, ...(description !== undefined && { 'aria-description': description }) });
}

/** The same for a screen reader, on an element whose tooltip is a ref. */
export function descriptionOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : visibleLines(text);
}

/** A ref for an element that has this tooltip. */
export function useTooltip(text: string | undefined, placement?: Placement): RefCallback<HTMLElement> {
  const adopt = useLateStyles();
  const latest = useRef(text);
  useLayoutEffect(() => {
    latest.current = text;
  });
  return useCallback(
    (anchor) => (anchor ? attachTooltip({ anchor, read: () => latest.current, adopt, placement }) : undefined),
    [adopt, placement],
  );
}

/** A ref for an element whose text an ellipsis may cut: its tooltip is the whole text, only while it is cut. */
export function useCutTextTooltip(): RefCallback<HTMLElement> {
  const adopt = useLateStyles();
  return useCallback(
    (anchor) => (anchor ? attachTooltip({ anchor, read: () => textWhenCut(anchor), adopt }) : undefined),
    [adopt],
  );
}

function setRef(ref: Ref<HTMLElement> | undefined, value: HTMLElement): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(value);
    return typeof cleanup === 'function' ? cleanup : () => ref(null);
  }
  if (ref) ref.current = value;
  return () => {
    if (ref) ref.current = null;
  };
}
