/** What the form says once something is written, wrong, or on its way: fetched together. */
export { BodyOverflow } from './body-overflow.tsx';
export { DraftNotices } from './draft-notices.tsx';
export { RefusedAttachments } from './refused-attachments.tsx';
export { RelatedArticles } from './related-articles.tsx';
export { SubmissionState } from './submission-state.tsx';
