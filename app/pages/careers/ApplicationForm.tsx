import { careers } from '#content/careers.ts';
import { outboxForms } from '#content/outbox-forms.ts';
import type { Position } from '#content/types.ts';
import { useLayoutEffect, type RefObject } from 'react';
import { styled } from 'styled-components';
import { TextArea, TextField } from '../../forms/Field.tsx';
import { failureToast } from '../../forms/failure.ts';
import { fillFields } from '../../forms/fill.ts';
import type { Submission } from '../../forms/submission.ts';
import { useForm } from '../../forms/use-form.ts';
import { submitThrough, type SavedSubmission } from '../../forms/use-outbox.ts';
import { color, media, space } from '../../theme/tokens.ts';
import { Actions, Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { checkApplication, readApplication, type Application } from './application.ts';
import { ResumeField } from './ResumeField.tsx';

interface ApplicationFormProps {
  readonly position: Position;
  /** What is saved on this device and is to be edited. */
  readonly saved?: SavedSubmission;
  readonly onClose: () => void;
}

export function ApplicationForm({ position, saved, onClose }: ApplicationFormProps) {
  const { nameOf, fields, required, send, sending, cancel, failed, notSent, sent, kept } = careers.application;
  const done = ({ heading, text }: typeof sent | typeof kept, onScreen: boolean) => {
    toast({ title: heading, description: text });
    if (onScreen) onClose();
  };
  const { phase, problems, resume, formProps } = useForm({
    check: checkApplication,
    read: (data) => readApplication(data, position),
    submit: (submission, isFormThere) => submitThrough('application', submission, isFormThere, saved?.key),
    // What is saved on the device has no draft: it waits there until it is sent or kept anew.
    draft: saved ? undefined : position.slug,
    onSuccess: (onScreen) => done(sent, onScreen),
    onKept: (onScreen) => done(kept, onScreen),
    onFailure: (error) => toast(failureToast(error, failed)),
  });
  useSavedWords(formProps.ref, saved, resume);
  const pending = phase === 'pending';

  return (
    <Form {...formProps} aria-label={nameOf(position.title)}>
      <TextField label={fields.firstName} name="firstName" required autoComplete="given-name" problem={problems['firstName']} />
      <TextField label={fields.lastName} name="lastName" required autoComplete="family-name" problem={problems['lastName']} />
      <TextField label={fields.email} name="email" type="email" required autoComplete="email" problem={problems['email']} />
      <TextField label={fields.phone} name="phone" type="tel" required autoComplete="tel" problem={problems['phone']} />
      <Across>
        <TextField
          label={fields.currentLocation}
          name="currentLocation"
          required
          autoComplete="address-level2"
          problem={problems['currentLocation']}
        />
        <TextArea label={fields.experience} name="experience" required rows={3} problem={problems['experience']} />
        <TextArea label={fields.coverLetter} name="coverLetter" required rows={8} problem={problems['coverLetter']} />
        <ResumeField problem={problems['resume']} />
        <TextField
          label={fields.portfolioUrl}
          name="portfolioUrl"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          problem={problems['portfolioUrl']}
        />
      </Across>
      <TextField label={fields.expectedSalary} name="expectedSalary" problem={problems['expectedSalary']} />
      <TextField label={fields.noticePeriod} name="noticePeriod" problem={problems['noticePeriod']} />
      <Bottom>
        <Actions>
          <Button type="submit" disabled={pending}>
            {pending ? sending : send}
          </Button>
          <Button type="button" $look="quiet" onClick={onClose}>
            {cancel}
          </Button>
        </Actions>
        <Note role="status">
          {phase === 'error' ? `${notSent} ${problems[''] ?? ''}` : saved ? outboxForms.editing : required}
        </Note>
      </Bottom>
    </Form>
  );
}

/** Once, as the form appears. */
function useSavedWords(ref: RefObject<HTMLFormElement | null>, saved: SavedSubmission | undefined, resume: (submission: Submission<Application>) => void) {
  const key = saved?.key;
  useLayoutEffect(() => {
    if (!saved || !ref.current) return;
    fillFields(ref.current, Object.entries(saved.payload));
    resume({ key: saved.key, payload: saved.payload as Application });
    // oxlint-disable-next-line react/exhaustive-deps -- the rest is made anew with every drawing
  }, [key]);
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.35rem 1.5rem;
  padding-top: 1.35rem;
  border-top: 1px solid ${color.line};

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Across = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: 1.35rem;
`;

/* In reach of the thumb however long the form is. */
const Bottom = styled.div`
  /* In view as long as there is a window left above it: with large letters it would hide the field that has the focus. */
  @media (min-height: 30em) {
    position: sticky;
    bottom: 0;
  }

  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: 0.5rem ${space.columnGap};
  padding-block: 0.9rem max(0.9rem, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.paper};

  /* Toasts hang from the upper edge, below the way out of the dialog, where neither these buttons nor the keyboard of a phone is (ui/toast/Toaster.tsx). */
  :root:has(&) {
    --toast-top: calc(env(safe-area-inset-top) + 3.75rem);
    --toast-bottom: auto;
  }

  /* Both buttons side by side down to 320 px. */
  button {
    padding-inline: 0.85em;
  }

  ${media.medium} {
    button {
      padding-inline: 1.25em;
    }

    /* The way out of the dialog is up there: on wide screens they stand above the buttons. */
    :root:has(&) {
      --toast-top: auto;
      --toast-bottom: 6rem;
    }
  }
`;
