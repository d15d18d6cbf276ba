import { useId } from 'react';
import { styled } from 'styled-components';
import { color, font, media, space, step } from '../../theme/tokens.ts';
import { CoordinateLabel } from '../../ui/CoordinateLabel.tsx';
import { Columns, Container } from '../../ui/Page.tsx';

interface CreedProps {
  readonly number: string;
  readonly heading: string;
  readonly text: string;
}

/** A sentence to be measured by: its heading is the label, the sentence is what is set large. */
export function Creed({ number, heading, text }: CreedProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Container>
        <Ruled>
          <Label>
            <CoordinateLabel as="h2" id={id}>
              <span aria-hidden="true">{number} / </span>
              {heading}
            </CoordinateLabel>
          </Label>
          <Sentence>{text}</Sentence>
        </Ruled>
      </Container>
    </Part>
  );
}

const Part = styled.section`
  padding-bottom: clamp(2.5rem, 5vw, 4.5rem);

  & + :not(&) {
    margin-top: calc(${space.section} - clamp(2.5rem, 5vw, 4.5rem));
  }
`;

const Ruled = styled(Columns)`
  padding-top: 1.25rem;
  border-top: 1px solid ${color.line};

  ${media.wide} {
    padding-top: 1.75rem;
  }
`;

const Label = styled.div`
  ${media.wide} {
    padding-top: 0.7em;
  }
`;

const Sentence = styled.p`
  max-width: 23em;
  font-family: ${font.display};
  font-size: ${step.title};
  line-height: 1.16;
  letter-spacing: -0.014em;
`;
