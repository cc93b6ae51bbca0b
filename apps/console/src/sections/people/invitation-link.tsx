import { useDesk } from '../../app/me.ts';
import { hrefTo } from '../../app/router.ts';
import { momentWords } from '../../kit/words/day-words.ts';

type Props = { readonly name: string; readonly token: string; readonly endsAt: string };

/** Shown once: whoever has it sets the password. The token is behind the `#`, which no server sees and no log keeps. */
export function InvitationLink({ name, token, endsAt }: Props) {
  const { market } = useDesk();
  const link = `${location.origin}${hrefTo('welcome')}#${token}`;
  const until = momentWords(new Date(endsAt), market.timeZone, market.businessDate);
  return (
    <>
      <p>
        Give this link to {name} yourself, and to nobody else. It is shown this once, opens once, and until{' '}
        {until}.
      </p>
      <p>
        <input
          className="people-link k-reference"
          aria-label="Link of the invitation"
          readOnly
          value={link}
        />
      </p>
    </>
  );
}
