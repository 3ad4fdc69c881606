import { useState } from 'react';
import type { ToolProps } from '../toolProps.ts';
import { type SentDecision, decideAll } from '../backend.ts';
import type { Application } from '../model/application.ts';
import { offeredBooths } from '../model/booths.ts';
import { type Decision, type Outcome, boothOf, faultOf } from '../model/decision.ts';
import { decisionStorage } from '../typedStorage.ts';
import { textOf } from '../textOf.ts';
import { useFreeBooths } from '../useFreeBooths.ts';
import { useMailFestival } from '../useMailFestival.ts';
import { DecideCheck } from './DecideCheck.tsx';
import { DecideForm } from './DecideForm.tsx';
import { DecideResult } from './DecideResult.tsx';

interface DecideProps extends Pick<ToolProps, 'client' | 'eventId' | 'loadBooths' | 'loadFestival'> {
  /** What is decided. */
  applications: readonly Application[];
  all: readonly Application[];
  reload: () => Promise<void>;
  onDecided: (moved: readonly string[]) => void;
  onClose: () => void;
}

const NOTHING: Decision = { target: undefined, reason: '', answerBy: '', booths: {} };

/** A decision in three steps: what, whether it is meant, and what came of it. What is typed survives a reload. */
export function Decide({ applications: present, all, client, eventId, ...actions }: DecideProps) {
  const { loadBooths, loadFestival, reload, onDecided, onClose } = actions;
  const [typed] = useState(() => decisionStorage.read());
  // As they were when the organiser began: the backend refuses to decide what has changed since.
  const [applications] = useState(() =>
    present.map((one) => ({ ...one, ...typed?.seen.find(({ id }) => id === one.id) })),
  );
  const [decision, setDecision] = useState<Decision>({ ...NOTHING, ...typed?.decision });
  const [isChecking, setChecking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string>();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>();
  const offered = offeredBooths(all, eventId);
  const booths = useFreeBooths(loadBooths, offered);
  const festival = useMailFestival(loadFestival);

  function change(changed: Decision) {
    setDecision(changed);
    const seen = applications.map(({ id, status, edited_at }) => ({ id, status, edited_at }));
    decisionStorage.save({ seen, decision: { ...changed, booths: { ...changed.booths } } });
  }

  async function send() {
    const sent = toSend(decision, applications, eventId);
    if (!sent || isSending) return;
    setSending(true);
    try {
      const results = await decideAll(client, sent);
      decisionStorage.remove();
      setOutcomes(results);
      onDecided([...results].flatMap(([id, outcome]) => (outcome === 'moved' ? id : [])));
      await reload();
    } catch (error) {
      setFault(textOf(error));
    }
    setSending(false);
  }

  function check() {
    const found = faultOf(decision, applications, offered);
    setFault(found);
    setChecking(found === undefined);
  }

  if (outcomes) return <DecideResult applications={applications} outcomes={outcomes} onClose={onClose} />;
  if (isChecking)
    return (
      <DecideCheck
        {...{ applications, decision, festival, fault, isSending }}
        onBack={() => setChecking(false)}
        onSend={() => void send()}
      />
    );
  return <DecideForm {...{ applications, decision, booths, fault }} onChange={change} onCheck={check} />;
}

function toSend(
  decision: Decision,
  applications: readonly Application[],
  event: string,
): SentDecision | undefined {
  const { target, reason, answerBy, booths } = decision;
  if (target === undefined) return undefined;
  const offer = {
    event,
    answerBy: new Date(answerBy),
    booths: new Map(applications.map(({ id }) => [id, boothOf(booths, id)])),
  };
  return { applications, target, reason, offer: target === 'offered' ? offer : undefined };
}
