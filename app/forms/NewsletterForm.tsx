import { newsletter } from '#content/newsletter.ts';
import { outboxForms } from '#content/outbox-forms.ts';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { NewsletterInput } from '../../gateway/modules/newsletter/newsletter.rules.ts';
import { LETTER_TRAP_FIELD } from '../../gateway/modules/newsletter/trap-field.rules.ts';
import { Link } from '../lib/router.tsx';
import { color, media, step } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { Note } from '../ui/Text.tsx';
import { toast } from '../ui/toast/toast.ts';
import { failureToast } from './failure.ts';
import { TextField } from './Field.tsx';
import { fillFields } from './fill.ts';
import { lateCheck, useCheckAtHand } from './late-check.ts';
import { TrapField } from './TrapField.tsx';
import { useForm } from './use-form.ts';
import { submitThrough, useOutboxAtHand, useSaved } from './use-outbox.ts';

const check = lateCheck(async () => (await import('../../gateway/modules/newsletter/newsletter.rules.ts')).newsletterRules);

/** The part of a page that offers the newsletter. Without JavaScript it is posted to /newsletter, where the gateway answers with a page of its own. */
export function NewsletterForm() {
  const { heading, text, consents, done, kept, failed, privacy } = newsletter;
  const [consent] = consents;
  useOutboxAtHand();
  useCheckAtHand(check);
  const saved = useSaved('newsletter');
  const { phase, problems, resume, formProps } = useForm({
    check,
    read,
    submit: (submission, isFormThere) => submitThrough('newsletter', submission, isFormThere, saved?.key),
    onSuccess: (onScreen) => {
      toast({ title: done.heading, description: done.text });
      if (onScreen) saved?.leave();
    },
    onKept: (onScreen) => (onScreen ? saved?.leave() : toast({ title: kept.heading, description: kept.text })),
    onFailure: (error) => toast(failureToast(error, failed.toast)),
  });

  const savedKey = saved?.key;
  useEffect(() => {
    const form = formProps.ref.current;
    if (!saved || !form) return;
    fillFields(form, Object.entries(saved.payload));
    resume({ key: saved.key, payload: saved.payload as NewsletterInput });
    form.scrollIntoView();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each item; the rest is made anew with every drawing
  }, [savedKey]);

  return (
      <Section id="newsletter" label={newsletter.section} heading={heading} lede={text}>
        <Form method="post" action="/newsletter" {...formProps} aria-label={heading}>
          <Line>
            <TextField label={newsletter.label} name="email" type="email" required autoComplete="email" problem={problems['email']} />
            <Button type="submit" disabled={phase === 'pending'}>
              {phase === 'pending' ? newsletter.pending : newsletter.button}
            </Button>
          </Line>
          <input type="hidden" name="consent" value={consent.version} />
          <TrapField name={LETTER_TRAP_FIELD} />
          <Note>
            {consent.text} <Link to={privacy.href}>{privacy.label}</Link>
          </Note>
          {saved && <Editing>{outboxForms.editing}</Editing>}
          <Outcome role="status" tabIndex={-1} data-phase={phase}>
            {phase === 'success' && `${done.heading} ${done.text}`}
            {phase === 'kept' && `${kept.heading} ${kept.text} `}
            {phase === 'kept' && <Link to="/saved">{outboxForms.link}</Link>}
            {phase === 'error' && `${failed.text} ${problems[''] ?? ''}`}
          </Outcome>
        </Form>
      </Section>
  );
}

function read(fields: FormData): Record<string, unknown> {
  return { ...Object.fromEntries(fields), [LETTER_TRAP_FIELD]: fields.get(LETTER_TRAP_FIELD) || undefined, sourcePage: location.pathname };
}

const Form = styled.form`
  position: relative;
  display: grid;
  gap: 1rem;
  max-width: 34rem;
`;

/* The button stands beside the field itself and is as tall, also while a problem stands below that. */
const Line = styled.div`
  display: grid;
  gap: 0.75rem;

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) auto;

    > button {
      align-self: start;
      min-height: 2.875rem;
      margin-top: calc(1.6 * ${step.note} + 0.35rem);
    }
  }
`;

const Editing = styled(Note)`
  color: ${color.brass};
`;

const Outcome = styled.p`
  color: ${color.sea};

  &:empty {
    display: none;
  }

  &[data-phase='kept'] {
    padding-left: 1rem;
    border-left: 3px solid ${color.brass};
    color: ${color.ink};
  }

  &[data-phase='error'] {
    color: ${color.alarm};
  }
`;
