import { useFormat } from '../../host/use-format.ts';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import type { Provenance as ProvenanceFacts } from '../psa-shapes.ts';
import css from './provenance.css';
import { useMatchWords } from './words/match-words.ts';
import { useWorkbenchMessages } from './words/workbench-messages.ts';

/** Who mapped an organization, when, how, and by which reason. */
export function Provenance({ facts }: { facts: ProvenanceFacts }) {
  useThemedStyles(css);
  const t = useWorkbenchMessages();
  const format = useFormat();
  const words = useMatchWords();
  const why = facts.reason ? words.reason(facts.reason) : undefined;
  const { mappedBy, mappedAt, origin, score } = facts;
  return (
    <dl className="provenance" aria-label={t('provenance.title')}>
      <dt>{t('provenance.by')}</dt>
      <dd>
        <UntrustedText text={mappedBy} />
      </dd>
      <dt>{t('provenance.when')}</dt>
      <dd>{format.moment(mappedAt)}</dd>
      <dt>{t('provenance.how')}</dt>
      <dd>{t(`origins.${origin}`)}</dd>
      {score != null && (
        <>
          <dt>{t('provenance.score')}</dt>
          <dd>{words.score(score)}</dd>
        </>
      )}
      {why !== undefined && (
        <>
          <dt>{t('provenance.reason')}</dt>
          <dd>{why}</dd>
        </>
      )}
    </dl>
  );
}
