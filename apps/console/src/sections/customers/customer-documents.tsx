import { useDesk } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { Icon } from '../../kit/icon.tsx';
import { PartHead } from '../../kit/pane.tsx';
import { dayWords, localMoment } from '../../kit/words/day-words.ts';
import type { Customer } from './customer-types.ts';

/** What was handed in to prove who they are. A picture that this role does not see keeps its place. */
export function CustomerDocuments({ customer }: { readonly customer: Customer }) {
  const { documents, kyc, screening, today, applications } = customer;
  // Only what was submitted can be verified.
  const isVerified = documents.length > 0 && kyc.verified === kyc.steps;
  return (
    <>
      <PartHead
        title="KYC documents"
        words={
          <>
            {isVerified ? (
              <span className="k-green">Verified</span>
            ) : (
              `${kyc.verified} of ${kyc.steps} steps verified`
            )}
            {screening &&
              ` · screened against sanctions lists ${dayWords(screening.on, today)}, ${screening.says}`}
          </>
        }
      />
      {documents.length === 0 && <p className="k-muted">No documents submitted.</p>}
      <ul className="cust-documents">
        {documents.map((document, at) => (
          <li key={document.title}>
            <Tile document={document} orderId={applications[0]?.orderId ?? null} at={at} today={today} />
          </li>
        ))}
      </ul>
    </>
  );
}

type TileProps = {
  readonly document: Customer['documents'][number];
  readonly orderId: string | null;
  readonly at: number;
  readonly today: string;
};

function Tile({ document: { imageId, title, givenAt, isVerified }, orderId, at, today }: TileProps) {
  const { market, may } = useDesk();
  const day = dayWords(localMoment(new Date(givenAt), market.timeZone).day, today);
  const canOpen = imageId !== null && orderId !== null && may('application.read');
  const box = (
    <span className="cust-document-box">
      <Icon name={imageId === null ? 'lock' : 'applications'} />
      {imageId === null && <span className="k-muted">hidden</span>}
    </span>
  );
  return (
    <>
      {canOpen ? (
        <a href={hrefTo('applications', orderId, { picture: String(at) })} aria-label={`Open ${title}`}>
          {box}
        </a>
      ) : (
        box
      )}
      <span>{title}</span>
      <span className={isVerified ? 'k-green' : 'k-muted'}>
        {isVerified ? `Verified ${day}` : `Given ${day}`}
      </span>
    </>
  );
}
