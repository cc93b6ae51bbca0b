import { Icon, screenIcons } from '@candor/ui';
import { lazy, Suspense, useState } from 'react';
import { usePreview } from '../../pictures/use-preview.ts';
import type { Said } from './complaint.ts';
import { complaintWords } from './texts.ts';

const PictureViewer = lazy(() =>
  import('./picture-viewer.tsx').then((module) => ({ default: module.PictureViewer })),
);

/** What one side said, with its pictures: one's own at the right, in the colour of what one does. */
export function Bubble({ said, when }: { readonly said: Said; readonly when: string }) {
  const { isFromMe, name, at, words, imageIds } = said;
  return (
    <li className={isFromMe ? 'f-said f-mine' : 'f-said'}>
      <p className="f-who">
        {name}, <time dateTime={at}>{when}</time>
      </p>
      <div className="f-bubble">
        <p>{words}</p>
        {imageIds.length > 0 && (
          <ul className="f-pictures">
            {imageIds.map((imageId, index) => (
              <li key={imageId}>
                <Thumb imageId={imageId} number={index + 1} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** A picture that opens large. Its address is good for a while only, so it is asked for when it is shown. */
function Thumb({ imageId, number }: { readonly imageId: string; readonly number: number }) {
  const say = complaintWords.useSay();
  const [isOpen, setOpen] = useState(false);
  const href = usePreview(imageId);
  const name = say('picture', { number });
  return (
    <>
      <button type="button" className="f-thumb" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {href === undefined ? <Icon name={screenIcons.camera} /> : <img src={href} alt="" loading="lazy" />}
        <span className="c-unseen">{say('showPicture', { name })}</span>
      </button>
      <Suspense>
        {isOpen && (
          <PictureViewer title={name} imageId={imageId} href={href} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
