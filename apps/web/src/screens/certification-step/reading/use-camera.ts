import { useEffect, useState } from 'react';

export type CameraState = 'starting' | 'live' | 'refused' | 'none';

/** A card's code is small: as many points as the camera gives without being asked twice. */
const wanted: MediaStreamConstraints = {
  video: { facingMode: 'environment', width: { ideal: 2_560 }, height: { ideal: 1_440 } },
};

export type Camera = {
  readonly state: CameraState;
  readonly stream: MediaStream | undefined;
  readonly hasLight: boolean;
  readonly isLit: boolean;
  readonly shine: () => void;
  readonly again: () => void;
};

/** The camera at the phone's back, for as long as somebody looks. */
export function useCamera(): Camera {
  const [asked, setAsked] = useState(wanted);
  const [state, setState] = useState<CameraState>('starting');
  const [stream, setStream] = useState<MediaStream>();
  const [isLit, setLit] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const open = async () => {
      try {
        const opened = await openCamera(asked, leaving.signal);
        if (leaving.signal.aborted) return;
        setStream(opened);
        setState('live');
      } catch (error) {
        const isMissing = error instanceof DOMException && error.name === 'NotFoundError';
        if (!leaving.signal.aborted) setState(isMissing ? 'none' : 'refused');
      }
    };
    void open();
    return () => leaving.abort();
  }, [asked]);
  const track = stream?.getVideoTracks()[0];
  const shine = async () => {
    const torch = { torch: !isLit } as MediaTrackConstraintSet;
    await track?.applyConstraints({ advanced: [torch] }).catch(() => undefined);
    setLit((track?.getSettings() as { torch?: boolean } | undefined)?.torch === true);
  };
  return {
    state,
    stream,
    hasLight: (track?.getCapabilities?.() as { torch?: boolean } | undefined)?.torch === true,
    isLit,
    shine: () => void shine(),
    again() {
      setState('starting');
      setAsked({ ...wanted });
    },
  };
}

/** Its light goes out when nobody looks any more. */
async function openCamera(asked: MediaStreamConstraints, signal: AbortSignal): Promise<MediaStream> {
  const stream = await navigator.mediaDevices.getUserMedia(asked);
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop);
  return stream;
}
