import { articled } from '../../shared/text/french.js';

export { capital, de, plural, signed } from '../../shared/text/french.js';

/** Names inside a sentence: 'l’Égypte', 'des Mayas', 'Rome', 'grâce au Japon'. */
export const { the, of, to } = articled({
  'l’': `
    Égypte, Italie, Ibérie, Arabie, Assyrie, Inde, Armée de terre cuite, Écriture, Exploitation minière, Éducation, Ingénierie,
    Astronomie, Administration, Irrigation, Architecture, Équitation, Archerie`,
  'le ': `
    Congo, Mali, Grand Zimbabwe, Royaume franc, Japon, Tibet, Colosse de Rhodes, Phare d’Alexandrie, Parthénon, Colisée,
    Machu Picchu, Travail du fer, Calendrier, Code de lois, Réseau routier, Travail du bronze`,
  'la ': `
    Nubie, Grande-Bretagne, Grèce, Chine, Corée, Lydie, Perse, Phénicie, Polynésie, Mongolie, Germanie,
    Grande Pyramide de Gizeh, Grande Bibliothèque d’Alexandrie, Grande Muraille, Navigation, Monnaie, Science, Poudre à canon,
    Tradition orale, Philosophie, Poterie, Roue, Maçonnerie, Féodalité, Poliorcétique, Fortification`,
  'les ': `
    Minoens, Hittites, Ottomans, Khmers, Aztèques, Incas, Mayas, Olmèques, Mississippiens, Vikings, Scythes, Slaves, Khitan,
    Huns, Celtes, Göktürks, Jardins suspendus, Moaï de Rapa Nui`,
});
