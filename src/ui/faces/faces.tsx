import { failureIn, valueIn } from '../../base/resource/resource-state.ts';
import { Failure, type FailureProps } from './failure.tsx';
import { PlainFaces, type PlainFacesProps } from './plain-faces.tsx';

export interface FacesProps<Value>
  extends Omit<PlainFacesProps<Value>, 'failed'>,
    Pick<FailureProps, 'declinedTitle' | 'words' | 'look' | 'onRetry'> {
  /** Headline of a failure: what did not come. */
  failedTitle?: string | undefined;
}

/** What is asked for, in each of its states. A failure while something is shown stands below it: what is there stays. */
export function Faces<Value>({ failedTitle, declinedTitle, words, look, onRetry, ...faces }: FacesProps<Value>) {
  const failure = failureIn(faces.state);
  return (
    <PlainFaces
      {...faces}
      failed={
        failure && (
          <Failure
            error={failure.error}
            title={failedTitle}
            declinedTitle={declinedTitle}
            words={words}
            look={valueIn(faces.state) === undefined ? look : 'inline'}
            onRetry={onRetry}
          />
        )
      }
    />
  );
}
