/** First and family names that go together; a family may well choose from elsewhere. */
interface Names {
  first: string[]
  family: string[]
}

const words = (text: string) => text.trim().split(/\s+/)
const phrases = (text: string) => text.split(',').map((name) => name.trim())

export const creole: Names = {
  first:
    words(`Anaïs Jean-Noël Marie-Ange Kevin Stéphanie Wesley Christelle Jonathan Natacha Ludovic Priscilla Fabrice
    Sandrine Jean-Marc Melissa Bruno Emmanuelle Dylan Corinne Gaëtan Marie-Josée Laval Noémie Steeve Valérie Cédric
    Mirella Désiré Ornella Jocelyn Karen Patrice Annabelle Alain Géraldine Warren`),
  family:
    words(`Labonne Perrine Latour Chavry Bégué Félicité Augustin Joseph Lafleur Ravaton Cupidon Sylva Azie Prosper
    Moutou Baptiste Colas Philibert Jolicoeur Auguste Botte Clarisse Casimir Ladouceur Agathe Modeste Figaro Edouard`),
}

export const hindu: Names = {
  first:
    words(`Priya Vikash Anjali Rishi Kavita Sanjay Devi Ashvin Nisha Yash Pooja Kunal Reshma Avinash Shalini Dinesh
    Varsha Nitish Leena Rajesh Sweta Vishal Meera Hemant Ashna Sooresh Bhavna Girish Divya Akshay Sunita Jayen`),
  family:
    words(`Ramdin Beeharry Seebaluck Gungah Purmessur Bissessur Jokhoo Ramphul Appadoo Gopaul Sookun Boodhun
    Luchmun Mungroo Ramsurrun Dookhun Bhunjun Seewoo Hurry Nundloll Teeluck Bundhoo Jhurry Goburdhun Ramlochun Auckloo`),
}

export const tamilAndTelugu: Names = {
  first: words(`Vanessa Kreshna Saraspadee Logan Devina Kumaren Ananda Selven Premila Ravi Indira Sivakumar
    Malini Oumesh Lakshmi Dharam Yogini Veeren Kamini`),
  family:
    words(`Chinnasamy Veerasamy Pillay Moothoosamy Ramasawmy Narayanen Valaydon Sooprayen Armoogum Mooroogan
    Coopoosamy Arnachellum Canaye Curpen Nallamootoo Ramtohul Appanah Lutchmanen Thondrayen Soobrayen`),
}

export const muslim: Names = {
  first:
    words(`Nadia Farhan Shameema Imran Ayesha Bilal Zaynab Nawaz Fatimah Riyad Sameerah Yusuf Naseem Irfaan Soraya
    Zakir Muneerah Hassen Nousrah Ziyad Rehana Javed`),
  family:
    words(`Joomun Dustagheer Bahadoor Peerbaye Mamode Nazir Jeewa Soobratty Domun Khodabocus Hossen Lallmahomed
    Emamdee Sulliman Goolam Jaunbocus Auleear Chady Mosaheb Rojoa Nahaboo Edoo`),
}

export const chinese: Names = {
  first:
    words(`Mei-Lin Jason Michelle Kenny Sylvie Patrick Su-Yin Clifford Françoise Eric Géraldine Joyce Raymond Ling
    Winston Cindy Roland Marie-Claire`),
  family:
    phrases(`Ah-Sen, Li Wan Po, Chan Kin, Ng Tat Chung, Lam Hung, Wong Chin, Fok Kan, Ah-Vee, Sin Yan Too, Leung Shing,
    How Hong, Cheung Tung, Ah-Kee, Lim Fat, Yip Tong, Chung Wai, Ah-Kong, Siew Hew`),
}

export const french: Names = {
  first:
    words(`Thierry Sophie Arnaud Isabelle Guillaume Caroline Jean-Michel Virginie Olivier Amélie Hugues Bénédicte
    Xavier Clémence Antoine Mathilde`),
  family:
    phrases(`Duvergé, de Saint-Aubert, Lagesse-Morin, Rivalet, Montocchio-Laval, Desvaux, Maurel, Carcenac, Béchard,
    Koenig-Dubois, Lenferna-Roy, Hardouin, Ducasse, Merven-Lise, Raffray, d’Arifat-Noël`),
}
