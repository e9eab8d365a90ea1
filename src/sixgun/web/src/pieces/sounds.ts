/** Sounds made here, from noise and tones: nothing is loaded. */

import type { SoundName } from "../state/moments";
import { settings } from "./settings";

interface Voice {
  /** A tone from one pitch to another, in hertz. */
  tone?: { from: number; to: number; shape: OscillatorType };
  /** Noise through a filter around this pitch. */
  noise?: { from: number; to: number };
  seconds: number;
  loud: number;
}

/** What is heard at a table, and at the desk of a referee. */
export type Sound = SoundName | "call";

const VOICES: Record<Sound, Voice[]> = {
  card: [{ noise: { from: 3200, to: 1200 }, seconds: 0.07, loud: 0.25 }],
  shot: [
    { noise: { from: 2600, to: 180 }, seconds: 0.3, loud: 0.9 },
    { tone: { from: 150, to: 45, shape: "triangle" }, seconds: 0.22, loud: 0.7 },
  ],
  missed: [{ tone: { from: 2400, to: 700, shape: "sine" }, seconds: 0.35, loud: 0.22 }],
  hurt: [{ tone: { from: 190, to: 80, shape: "sawtooth" }, seconds: 0.22, loud: 0.4 }],
  beer: [
    { tone: { from: 320, to: 520, shape: "sine" }, seconds: 0.12, loud: 0.3 },
    { tone: { from: 420, to: 660, shape: "sine" }, seconds: 0.2, loud: 0.25 },
  ],
  boom: [
    { noise: { from: 900, to: 60 }, seconds: 1.1, loud: 1 },
    { tone: { from: 90, to: 28, shape: "sine" }, seconds: 0.9, loud: 0.9 },
  ],
  jail: [{ tone: { from: 620, to: 600, shape: "square" }, seconds: 0.16, loud: 0.18 }],
  death: [{ tone: { from: 220, to: 55, shape: "triangle" }, seconds: 0.9, loud: 0.5 }],
  draw: [{ noise: { from: 1800, to: 2600 }, seconds: 0.12, loud: 0.25 }],
  event: [{ tone: { from: 392, to: 392, shape: "triangle" }, seconds: 0.5, loud: 0.3 }],
  turn: [
    { tone: { from: 880, to: 880, shape: "sine" }, seconds: 0.18, loud: 0.3 },
    { tone: { from: 1320, to: 1320, shape: "sine" }, seconds: 0.35, loud: 0.25 },
  ],
  call: [
    { tone: { from: 660, to: 660, shape: "triangle" }, seconds: 0.9, loud: 0.6 },
    { tone: { from: 990, to: 990, shape: "sine" }, seconds: 1.2, loud: 0.5 },
  ],
  end: [{ tone: { from: 523, to: 784, shape: "triangle" }, seconds: 0.8, loud: 0.4 }],
};

let audio: AudioContext | null = null;

/** Browsers are silent until somebody has touched the page. */
export function allowSound(): void {
  const start = (): void => {
    audio ??= new AudioContext();
    void audio.resume();
  };
  window.addEventListener("pointerdown", start, { once: true });
  window.addEventListener("keydown", start, { once: true });
}

export function play(name: Sound): void {
  if (!audio || audio.state !== "running" || settings.volume <= 0) {
    return;
  }
  for (const voice of VOICES[name]) {
    sound(audio, voice);
  }
}

function sound(context: AudioContext, voice: Voice): void {
  const { currentTime: now } = context;
  const gain = context.createGain();
  gain.gain.setValueAtTime(voice.loud * settings.volume, now);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + voice.seconds);
  gain.connect(context.destination);
  const source = voice.tone ? toneOf(context, voice) : noiseOf(context, voice, gain);
  if (voice.tone) {
    source.connect(gain);
  }
  source.start(now);
  source.stop(now + voice.seconds);
}

function toneOf(context: AudioContext, { tone, seconds }: Voice): OscillatorNode {
  const source = context.createOscillator();
  const { from, to, shape } = tone ?? { from: 440, to: 440, shape: "sine" as const };
  source.type = shape;
  source.frequency.setValueAtTime(from, context.currentTime);
  source.frequency.exponentialRampToValueAtTime(to, context.currentTime + seconds);
  return source;
}

function noiseOf(context: AudioContext, { noise, seconds }: Voice, out: AudioNode): AudioScheduledSourceNode {
  const length = Math.ceil(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < length; at += 1) {
    data[at] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "lowpass";
  const { from, to } = noise ?? { from: 1000, to: 1000 };
  filter.frequency.setValueAtTime(from, context.currentTime);
  filter.frequency.exponentialRampToValueAtTime(to, context.currentTime + seconds);
  source.connect(filter).connect(out);
  return source;
}
