import { contact } from '#content/contact.ts';
import { outboxForms } from '#content/outbox-forms.ts';
import { serviceOptions } from '#content/service-options.ts';
import { useEffect } from 'react';
import { Link, useLocation } from '../../lib/router.tsx';
import { styled } from 'styled-components';
import type { InquiryInput } from '../../../gateway/modules/inquiries/inquiry.rules.ts';
import { TRAP_FIELD } from '../../../gateway/modules/inquiries/trap-field.rules.ts';
import { SelectField, TextArea, TextField } from '../../forms/Field.tsx';
import { failureToast } from '../../forms/failure.ts';
import { fillFields } from '../../forms/fill.ts';
import { lateCheck, useCheckAtHand } from '../../forms/late-check.ts';
import { TrapField } from '../../forms/TrapField.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useOutcomeInView } from '../../forms/use-outcome-in-view.ts';
import { submitThrough, useOutboxAtHand, useSaved } from '../../forms/use-outbox.ts';
import { color, media, step } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { onScreenSince, readInquiry } from './inquiry.ts';

const check = lateCheck(async () => (await import('../../../gateway/modules/inquiries/inquiry.rules.ts')).inquiryRules);

/** Since when the visitor knows the form: one that comes back with its draft can be sent at once. */
let shownAt = 0;

/** Without JavaScript it is posted to /contact, where the gateway answers with a page of its own. */
export function ContactForm() {
  const { fields, noService, send, sending, required, failed, notSent, sent, kept, privacy } = contact.form;
  useOutboxAtHand();
  useCheckAtHand(check);
  const saved = useSaved('inquiry');
  const { phase, problems, resume, formProps } = useForm({
    check,
    read: (data) => readInquiry(data, Math.round(performance.now() - shownAt)),
    submit: (submission, isFormThere) => submitThrough('inquiry', submission, isFormThere, saved?.key),
    // What is saved on the device has no draft: it waits there until it is sent or kept anew.
    draft: saved ? undefined : 'contact',
    onSuccess: (onScreen) => {
      toast({ title: sent.heading, description: sent.text });
      if (onScreen) saved?.leave();
    },
    onKept: (onScreen) => (onScreen ? saved?.leave() : toast({ title: kept.heading, description: kept.text })),
    onFailure: (error) => toast(failureToast(error, failed)),
  });
  const outcome = useOutcomeInView<HTMLParagraphElement>(phase);
  const { search } = useLocation();

  useEffect(() => {
    shownAt ||= onScreenSince();
  }, []);

  // Chosen here and not in the markup: a choice made before hydration stands.
  useEffect(() => {
    const field = formProps.ref.current?.elements.namedItem('service');
    const asked = new URLSearchParams(search).get('service');
    if (!(field instanceof HTMLSelectElement) || field.value !== '') return;
    if (!asked || !serviceOptions.some(({ value }) => value === asked)) return;
    field.value = asked;
    // An edit as any other: what was tried without it is another message.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, [formProps.ref, search]);

  const savedKey = saved?.key;
  useEffect(() => {
    const form = formProps.ref.current;
    if (!saved || !form) return;
    fillFields(form, Object.entries(saved.payload));
    resume({ key: saved.key, payload: saved.payload as InquiryInput });
    // The time that was spent on it before counts: nobody corrects a letter in less than a machine takes.
    shownAt = performance.now() - (Number(saved.payload['elapsedMs']) || 0);
    form.scrollIntoView();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each item; the rest is made anew with every drawing
  }, [savedKey]);

  return (
    <Form id="write" tabIndex={-1} method="post" action="/contact" {...formProps} aria-label={contact.form.heading}>
      <TextField label={fields.firstName} name="firstName" required autoComplete="given-name" problem={problems['firstName']} />
      <TextField label={fields.lastName} name="lastName" required autoComplete="family-name" problem={problems['lastName']} />
      <TextField label={fields.email} name="email" type="email" required autoComplete="email" problem={problems['email']} />
      <TextField label={fields.phone} name="phone" type="tel" autoComplete="tel" problem={problems['phone']} />
      <TextField label={fields.company} name="company" autoComplete="organization" problem={problems['company']} />
      <SelectField label={fields.service} name="service" problem={problems['service']}>
        <option value="">{noService}</option>
        {serviceOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Across>
        <TextArea label={fields.message} name="message" required rows={7} problem={problems['message']} />
      </Across>
      <TrapField name={TRAP_FIELD} />
      {saved && <Editing>{outboxForms.editing}</Editing>}
      <Bottom>
        <Button type="submit" disabled={phase === 'pending'}>
          {phase === 'pending' ? sending : send}
        </Button>
        <Note>
          {required.before}
          <Star>*</Star>
          {required.after} <Link to={privacy.href}>{privacy.label}</Link>
        </Note>
      </Bottom>
      <Outcome ref={outcome} role="status" tabIndex={-1} data-phase={phase}>
        {phase === 'success' && `${sent.heading} ${sent.text}`}
        {phase === 'kept' && `${kept.heading} ${kept.text} `}
        {phase === 'kept' && <Link to="/saved">{outboxForms.link}</Link>}
        {phase === 'error' && `${notSent} ${problems[''] ?? ''}`}
      </Outcome>
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  /* Whoever is led here sees the heading above it as well. */
  scroll-margin-top: 15.25rem;
  display: grid;
  gap: 1.35rem 1.5rem;

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Across = styled.div`
  grid-column: 1 / -1;
`;

const Bottom = styled(Across)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem 1.5rem;
`;

const Editing = styled(Note)`
  grid-column: 1 / -1;
  color: ${color.brass};
`;

const Star = styled.span`
  color: ${color.signal};
`;

const Outcome = styled.p`
  grid-column: 1 / -1;
  /* Brought to the window's lower edge, it leaves the corner to the round button of the chat. */
  padding-right: var(--corner-block, 0px);
  font-size: ${step.body};
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
