import { QrCode } from '@candor/ui';

type Props = { readonly secret: string; readonly uri: string };

/** The first login: an app on the phone takes up the secret, by the picture or by hand. */
export function Enrolment({ secret, uri }: Props) {
  return (
    <>
      <p>
        Scan this with an app that makes codes, then type the code that it shows. You need it at every login.
      </p>
      <div className="k-login-qr">
        <QrCode text={uri} label="Set-up code for an app that makes codes" />
      </div>
      <p>
        No camera? Type this into the app:
        <br />
        <span className="k-login-secret">{inFours(secret)}</span>
      </p>
    </>
  );
}

const inFours = (text: string) => (text.match(/.{1,4}/gu) ?? []).join(' ');
