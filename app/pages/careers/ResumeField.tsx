import { careers } from '#content/careers.ts';
import { useRef, useState, type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { RESUME_EXTENSIONS, resumeProblem, type ResumeProblem } from '../../../gateway/modules/applications/resume.rules.ts';
import { TextField } from '../../forms/Field.tsx';
import { color } from '../../theme/tokens.ts';
import { toast } from '../../ui/toast/toast.ts';

/** Takes a résumé. A file that the gateway would refuse is put back at once, with the reason, which stays when its toast has gone. */
export function ResumeField({ problem }: { readonly problem?: string }) {
  const [refusal, setRefusal] = useState<ResumeProblem>();
  const told = useRef<{ dismiss(): void }>(undefined);
  const judge = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    const found = file && resumeProblem(file);
    setRefusal(found);
    told.current?.dismiss();
    if (!found) return;
    target.value = '';
    told.current = toast({ ...found, variant: 'destructive' });
  };
  return (
    <Picker>
      <TextField
        label={careers.application.fields.resume}
        name="resume"
        type="file"
        required
        accept={RESUME_EXTENSIONS.join(',')}
        hint={careers.application.resumeHint}
        onChange={judge}
        problem={refusal ? `${refusal.title}. ${refusal.description}` : problem}
      />
    </Picker>
  );
}

const Picker = styled.div`
  input {
    padding: 0.35rem;
    text-overflow: ellipsis;
  }

  input::file-selector-button {
    min-height: 2rem;
    margin-right: 0.9rem;
    padding: 0.2rem 0.9rem;
    border: 1px solid ${color.edge};
    border-radius: 2px;
    background: transparent;
    color: inherit;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
`;
