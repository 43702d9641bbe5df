import { facesText } from '../../../core/story/words.ts';
import { EVENT } from '../events.ts';
import type { FightPassage } from './fight-scene.ts';
import { hitPointsText } from './round-passages.ts';

/** What lands at the end of a group (T10-13). */
export const LANDING_PASSAGES: Readonly<Record<number, FightPassage>> = {
  [EVENT.hurt]: (scene, slot, hitPoints) => {
    const unit = scene.name(slot);
    const left = hitPoints < 0 ? `${-hitPoints} below 0 hit points` : `${hitPointsText(hitPoints)} left`;
    return ['hurt', { unit, hitPoints }, scene.landing(), `${unit} has ${left}.`];
  },
  [EVENT.push]: (scene, slot, from, to, falls) => {
    const facts = { unit: scene.name(slot), from, to, falls: falls === 1 };
    const text = `${facts.unit} is driven from ${from} to ${to}${facts.falls ? ', and falls into the pit' : ''}.`;
    return ['push', facts, scene.landing(), text];
  },
  [EVENT.fall]: (scene, slot, damage, by) => {
    const facts = { unit: scene.name(slot), damage, by: scene.name(by) };
    return ['fall', facts, scene.landing(), `The fall does ${facesText(scene.dice)} = ${damage} damage.`];
  },
  [EVENT.prone]: (scene, slot) => {
    const unit = scene.name(slot);
    return ['prone', { unit }, scene.landing(), `${unit} is prone.`];
  },
  [EVENT.disarm]: (scene, slot, listed, place) => {
    const weapon = scene.unit(slot).kind.weapons[listed]!.name;
    const unit = scene.name(slot);
    return ['disarm', { unit, weapon, place }, scene.landing(), `${weapon} of ${unit} flies to ${place}.`];
  },
  [EVENT.retrieve]: (scene, slot, listed) => {
    const facts = { unit: scene.name(slot), weapon: scene.unit(slot).kind.weapons[listed]!.name };
    return ['retrieve', facts, scene.landing(), `${facts.unit} picks up ${facts.weapon}.`];
  },
  [EVENT.held]: (scene, slot, holder) => {
    const facts = { unit: scene.name(slot), by: scene.name(holder) };
    return ['held', facts, scene.landing(), `${facts.by} holds ${facts.unit}.`];
  },
  [EVENT.released]: (scene, slot, holder) => {
    const facts = { unit: scene.name(slot), by: scene.name(holder) };
    return ['released', facts, scene.landing(), `${facts.unit} is free of ${facts.by}.`];
  },
  [EVENT.bind]: (scene, slot) => {
    const unit = scene.name(slot);
    return ['bind', { unit }, scene.landing(), `From now on the enemies of ${unit} do not attack.`];
  },
  [EVENT.unbind]: (scene, slot) => {
    const unit = scene.name(slot);
    return ['unbind', { unit }, scene.landing(), `The negotiation of ${unit} is over.`];
  },
  [EVENT.death]: (scene, slot, by, hitPoints) => {
    const facts = { unit: scene.name(slot), by: scene.name(by), hitPoints };
    return ['death', facts, scene.landing(), `${facts.unit} is dead.`];
  },
  [EVENT.unconscious]: (scene, slot, wakes) => {
    const facts = { unit: scene.name(slot), wakesIn: wakes === 0 ? null : wakes };
    const until = wakes === 0 ? 'for the rest of the fight' : `until round ${wakes}`;
    return ['unconscious', facts, scene.landing(), `${facts.unit} is unconscious ${until}.`];
  },
  [EVENT.fled]: (scene, slot) => {
    const unit = scene.name(slot);
    return ['fled', { unit }, scene.landing(), `${unit} has fled.`];
  },
};
