/**
 * Addresses of attachments that whoever has them may read for a minute. They are kept for less than that, and for the user
 * alone who asked: see `store`. Source: spec 002 §7 and §9.
 */
import * as z from 'zod/mini';
import { id, listBy, moment } from '../shapes.ts';
import { defineSlice, type Frozen } from '../slice.ts';

/** Milliseconds up to which, itself not included, an address is taken from here. */
export const signedUrlLifetime = 55_000;

const signedUrl = z.object({ attachmentId: id, signedUrl: z.string().check(z.minLength(1)), fetched: moment });
export type SignedUrl = Frozen<z.output<typeof signedUrl>>;

export const signedUrlsSlice = defineSlice({
  name: 'signedUrls',
  section: '002 §7, §9',
  kept: 'localStorage',
  shape: z.object({ urls: listBy('attachmentId', signedUrl) }),
  defaults: { urls: [] },
  transitions: {
    /** @param fetched when it was asked for, not when the answer came: its time runs from there */
    keep: (state, attachmentId: string, url: string, fetched: number) => ({
      urls: [
        ...state.urls.filter((one) => one.attachmentId !== attachmentId && isFresh(one, fetched)),
        { attachmentId, signedUrl: url, fetched },
      ],
    }),

    /** It did not work. */
    forget: (state, attachmentId: string) =>
      state.urls.some((one) => one.attachmentId === attachmentId)
        ? { urls: state.urls.filter((one) => one.attachmentId !== attachmentId) }
        : state,
  },
});

/** Undefined where it has to be asked for. */
export const signedUrlOf = (urls: readonly SignedUrl[], attachmentId: string, now: number): string | undefined =>
  urls.find((one) => one.attachmentId === attachmentId && isFresh(one, now))?.signedUrl;

/** Not from the future either: a clock that was set back would keep an address for ever. */
const isFresh = ({ fetched }: SignedUrl, now: number) => now >= fetched && now - fetched < signedUrlLifetime;
