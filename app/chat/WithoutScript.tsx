import { chatWithoutScript } from '#content/chat-button.ts';
import { company } from '#content/company.ts';
import { offices } from '#content/offices.ts';
import { Fragment } from 'react';

/** Other ways to us than the chat, for a browser that runs no script. They stand in the HTML, and in no script. */
export function WithoutScript() {
  return <noscript>{import.meta.env.SSR && <Ways />}</noscript>;
}

function Ways() {
  const { write, call, or } = chatWithoutScript;
  return (
    <>
      {`${write} `}
      <a href={`mailto:${company.emails.hello}`}>{company.emails.hello}</a>
      {offices.map(
        ({ id, city, phone }) =>
          phone && (
            <Fragment key={id}>
              {`, ${call(city)} `}
              <a href={`tel:${phone.e164}`}>{phone.display}</a>
            </Fragment>
          ),
      )}
      {`, ${or} `}
    </>
  );
}
