BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE entries (
	room VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	entry TEXT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (room, number)
);
INSERT INTO "entries" VALUES('26e0765c074a6adfab',1,'{"type":"opened","at":1794841200.2671235,"by":"4fcab64fcc0f2772","plan":{"game":"babel","seats":[{"type":"open"},{"type":"open"}],"public":true,"seed":"first release babel 25"},"rules":1,"secret":"48097527fa9b8df53171239af820565a44977577281fcf68a03ee7f532e7491e"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',2,'{"type":"sat","at":1794841200.2706852,"by":"4fcab64fcc0f2772","id":"e3e237f3ca93546b","seat":0,"name":"Player 0","program":true}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',3,'{"type":"sat","at":1794841200.2818346,"by":"d093bc9517fd52d6","id":"9662475d1c0954a3","seat":1,"name":"Player 1","part":"e4e7c441669bd198e3491619c70c1214","program":true}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',4,'{"type":"chose","at":1794841200.2938266,"by":"d093bc9517fd52d6","id":"cd0c342483464798","seat":1,"words":"move persians"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',5,'{"type":"chose","at":1794841200.3033984,"by":"d093bc9517fd52d6","id":"a34ff37453c84570","seat":1,"words":"deploy sumerians"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',6,'{"type":"chose","at":1794841200.3123791,"by":"d093bc9517fd52d6","id":"b611a0d5fac77c9b","seat":1,"words":"move medes"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',7,'{"type":"chose","at":1794841200.320246,"by":"d093bc9517fd52d6","id":"6402e26147b05838","seat":1,"words":"deploy medes"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',8,'{"type":"went_back","at":1794841200.325404,"by":"d093bc9517fd52d6","id":"0a2e2966df0d590d","choices":3}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',9,'{"type":"chose","at":1794841200.3324723,"by":"d093bc9517fd52d6","id":"d90c4f395a82bad6","seat":1,"words":"deploy medes"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',10,'{"type":"chose","at":1794841200.339439,"by":"d093bc9517fd52d6","id":"15f8b8a675f03bcb","seat":1,"words":"construct foundation"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',11,'{"type":"chose","at":1794841200.3469741,"by":"d093bc9517fd52d6","id":"d6a55a10660cbeee","seat":1,"words":"deploy assyrians"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',12,'{"type":"chose","at":1794841200.3558507,"by":"d093bc9517fd52d6","id":"358211544d4e8f20","seat":1,"words":"end"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',13,'{"type":"chose","at":1794841200.3645344,"by":"4fcab64fcc0f2772","id":"88ca522e74063fb7","seat":0,"words":"move persians"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',14,'{"type":"chose","at":1794841200.3731453,"by":"4fcab64fcc0f2772","id":"c2ade56602320565","seat":0,"words":"deploy hittites"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',15,'{"type":"chose","at":1794841200.3806152,"by":"4fcab64fcc0f2772","id":"685762fcd6ac2a1c","seat":0,"words":"move assyrians"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',16,'{"type":"chose","at":1794841200.390392,"by":"4fcab64fcc0f2772","id":"2939900fd6ab44ef","seat":0,"words":"move hittites"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',17,'{"type":"went_back","at":1794841200.3958538,"by":"4fcab64fcc0f2772","id":"d61e86597af90f03","choices":10}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',18,'{"type":"chose","at":1794841200.404836,"by":"4fcab64fcc0f2772","id":"2b54fc92910494df","seat":0,"words":"deploy assyrians"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',19,'{"type":"chose","at":1794841200.4115446,"by":"4fcab64fcc0f2772","id":"113052b694d6cd4a","seat":0,"words":"deploy sumerians"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',20,'{"type":"chose","at":1794841200.4183624,"by":"4fcab64fcc0f2772","id":"fa5450077b32c3be","seat":0,"words":"deploy medes"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',21,'{"type":"chose","at":1794841200.4251084,"by":"4fcab64fcc0f2772","id":"7b334817f5779681","seat":0,"words":"deploy medes"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',22,'{"type":"went_back","at":1794841200.429653,"by":"4fcab64fcc0f2772","id":"855a6feaa4ad7ef9","choices":13}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',23,'{"type":"chose","at":1794841200.4361384,"by":"4fcab64fcc0f2772","id":"1c0d8aaa0552fd86","seat":0,"words":"migrate assyrians to persians"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',24,'{"type":"chose","at":1794841200.4797337,"by":"4fcab64fcc0f2772","id":"5f51f817e3402e76","seat":0,"words":"move hittites"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',25,'{"type":"chose","at":1794841200.5055535,"by":"4fcab64fcc0f2772","id":"083739cd7a0dc724","seat":0,"words":"deploy medes"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',26,'{"type":"chose","at":1794841200.5248923,"by":"4fcab64fcc0f2772","id":"cf68aa8c388250c8","seat":0,"words":"construct foundation"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',27,'{"type":"went_back","at":1794841200.5311995,"by":"4fcab64fcc0f2772","id":"867e85166e6b43e4","choices":16}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',28,'{"type":"chose","at":1794841200.5393853,"by":"4fcab64fcc0f2772","id":"abbc8d02a4e93e92","seat":0,"words":"construct foundation"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',29,'{"type":"chose","at":1794841200.547701,"by":"4fcab64fcc0f2772","id":"5ae2f05e897aa443","seat":0,"words":"end"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',30,'{"type":"chose","at":1794841200.5546799,"by":"d093bc9517fd52d6","id":"3eea9656520d75ae","seat":1,"words":"deploy assyrians"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',31,'{"type":"chose","at":1794841200.5656197,"by":"d093bc9517fd52d6","id":"d707f9125fe2ea58","seat":1,"words":"deploy hittites"}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',32,'{"type":"went_back","at":1794841200.5730584,"by":"d093bc9517fd52d6","id":"b6c3475b6fc1421d","choices":19}');
INSERT INTO "entries" VALUES('26e0765c074a6adfab',33,'{"type":"chose","at":1794841200.5829291,"by":"d093bc9517fd52d6","id":"633de9e4d193a176","seat":1,"words":"migrate medes to hittites"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',1,'{"type":"opened","at":1794841200.5888572,"by":"4fcab64fcc0f2772","plan":{"game":"babel","seats":[{"type":"open"},{"type":"open"}],"public":true,"seed":"first release babel end"},"rules":1,"secret":"2f545fceaf4d1dbc3f00a22f5a177aec1160c83a0852cba2581f5b72164a4072"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',2,'{"type":"sat","at":1794841200.5909414,"by":"4fcab64fcc0f2772","id":"a47fd590ba669de9","seat":0,"name":"Player 0","program":true}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',3,'{"type":"sat","at":1794841200.5975308,"by":"d093bc9517fd52d6","id":"f0f37e9f870e1b51","seat":1,"name":"Player 1","part":"28aa5ad2dfef8bd6b88b6e8876a3fb23","program":true}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',4,'{"type":"chose","at":1794841200.6043856,"by":"4fcab64fcc0f2772","id":"333ee12096186d95","seat":0,"words":"move assyrians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',5,'{"type":"chose","at":1794841200.61674,"by":"4fcab64fcc0f2772","id":"bcf6f5faa683fa73","seat":0,"words":"deploy assyrians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',6,'{"type":"chose","at":1794841200.6247334,"by":"4fcab64fcc0f2772","id":"2f4e6ba8a85f33bd","seat":0,"words":"deploy hittites"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',7,'{"type":"chose","at":1794841200.6340709,"by":"4fcab64fcc0f2772","id":"3b8bca447a81696f","seat":0,"words":"construct foundation"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',8,'{"type":"chose","at":1794841200.6434224,"by":"4fcab64fcc0f2772","id":"a0729a0d2f21847a","seat":0,"words":"deploy persians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',9,'{"type":"chose","at":1794841200.6510615,"by":"4fcab64fcc0f2772","id":"213c5301b9632d2d","seat":0,"words":"migrate assyrians to hittites"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',10,'{"type":"chose","at":1794841200.6576202,"by":"4fcab64fcc0f2772","id":"2cc867d693796971","seat":0,"words":"end"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',11,'{"type":"chose","at":1794841200.6634035,"by":"d093bc9517fd52d6","id":"1580de5c0e2558bd","seat":1,"words":"move medes"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',12,'{"type":"chose","at":1794841200.6737041,"by":"d093bc9517fd52d6","id":"4128a106b14ca369","seat":1,"words":"move assyrians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',13,'{"type":"chose","at":1794841200.6904297,"by":"d093bc9517fd52d6","id":"79071df798a4589f","seat":1,"words":"deploy sumerians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',14,'{"type":"chose","at":1794841200.7152994,"by":"d093bc9517fd52d6","id":"aa8eea7c801bd993","seat":1,"words":"deploy assyrians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',15,'{"type":"chose","at":1794841200.739405,"by":"d093bc9517fd52d6","id":"dbf0858f3afcbf20","seat":1,"words":"deploy medes"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',16,'{"type":"chose","at":1794841200.7546713,"by":"d093bc9517fd52d6","id":"134578d64c783b63","seat":1,"words":"construct foundation"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',17,'{"type":"chose","at":1794841200.7720864,"by":"d093bc9517fd52d6","id":"63c1d0aa494cf31a","seat":1,"words":"migrate assyrians to hittites"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',18,'{"type":"chose","at":1794841200.7916756,"by":"d093bc9517fd52d6","id":"8dada6282aae2235","seat":1,"words":"end"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',19,'{"type":"chose","at":1794841200.8088975,"by":"4fcab64fcc0f2772","id":"adc4b8ac416466bd","seat":0,"words":"deploy hittites"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',20,'{"type":"chose","at":1794841200.8227353,"by":"4fcab64fcc0f2772","id":"19d18b3f9b9d6d6b","seat":0,"words":"deploy medes"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',21,'{"type":"chose","at":1794841200.8381505,"by":"4fcab64fcc0f2772","id":"be86a9c1ecff786d","seat":0,"words":"migrate hittites to assyrians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',22,'{"type":"chose","at":1794841200.85559,"by":"4fcab64fcc0f2772","id":"bf9172b03a2e98f0","seat":0,"words":"move hittites"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',23,'{"type":"chose","at":1794841200.8703892,"by":"4fcab64fcc0f2772","id":"095a2b44588aca9f","seat":0,"words":"deploy hittites"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',24,'{"type":"chose","at":1794841200.8997934,"by":"4fcab64fcc0f2772","id":"26edb37ab8300943","seat":0,"words":"move sumerians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',25,'{"type":"chose","at":1794841200.910012,"by":"4fcab64fcc0f2772","id":"1b1623b500c59d15","seat":0,"words":"end"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',26,'{"type":"chose","at":1794841200.919529,"by":"d093bc9517fd52d6","id":"2db2da22affa0fe4","seat":1,"words":"deploy persians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',27,'{"type":"chose","at":1794841200.9322844,"by":"d093bc9517fd52d6","id":"667ac692ba9e2502","seat":1,"words":"deploy medes"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',28,'{"type":"chose","at":1794841200.9419484,"by":"d093bc9517fd52d6","id":"c33bd4129d3961e9","seat":1,"words":"end"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',29,'{"type":"chose","at":1794841200.9482963,"by":"4fcab64fcc0f2772","id":"8d315f08f714a417","seat":0,"words":"deploy sumerians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',30,'{"type":"chose","at":1794841200.9568527,"by":"4fcab64fcc0f2772","id":"2d7c02421ee1519b","seat":0,"words":"migrate assyrians to medes"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',31,'{"type":"chose","at":1794841200.965527,"by":"4fcab64fcc0f2772","id":"316052462538218e","seat":0,"words":"move assyrians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',32,'{"type":"chose","at":1794841200.9743407,"by":"4fcab64fcc0f2772","id":"778b817217d64195","seat":0,"words":"end"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',33,'{"type":"chose","at":1794841200.9815001,"by":"d093bc9517fd52d6","id":"6604f1099aa6815f","seat":1,"words":"deploy medes"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',34,'{"type":"chose","at":1794841200.9900565,"by":"d093bc9517fd52d6","id":"5da032bc0d488069","seat":1,"words":"deploy hittites"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',35,'{"type":"chose","at":1794841201.0027483,"by":"d093bc9517fd52d6","id":"36e62bf9b421d090","seat":1,"words":"migrate assyrians to hittites"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',36,'{"type":"chose","at":1794841201.017171,"by":"d093bc9517fd52d6","id":"bc0c9ac14a36d256","seat":1,"words":"deploy persians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',37,'{"type":"chose","at":1794841201.0265296,"by":"d093bc9517fd52d6","id":"07d565c5052df514","seat":1,"words":"deploy sumerians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',38,'{"type":"chose","at":1794841201.0349996,"by":"d093bc9517fd52d6","id":"acd9537fbed0df84","seat":1,"words":"deploy sumerians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',39,'{"type":"chose","at":1794841201.0454242,"by":"d093bc9517fd52d6","id":"48638b8cd1dc5809","seat":1,"words":"end"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',40,'{"type":"chose","at":1794841201.053233,"by":"4fcab64fcc0f2772","id":"c53b41e65e5956b2","seat":0,"words":"migrate medes to persians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',41,'{"type":"chose","at":1794841201.079395,"by":"4fcab64fcc0f2772","id":"98a8937849af38c4","seat":0,"words":"move sumerians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',42,'{"type":"chose","at":1794841201.096958,"by":"4fcab64fcc0f2772","id":"44f10c5984a55699","seat":0,"words":"end"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',43,'{"type":"chose","at":1794841201.1148,"by":"d093bc9517fd52d6","id":"a7f9a223c4490b52","seat":1,"words":"migrate assyrians to hittites"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',44,'{"type":"chose","at":1794841201.1253796,"by":"d093bc9517fd52d6","id":"076b4bbfb24d5c77","seat":1,"words":"move persians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',45,'{"type":"chose","at":1794841201.1356199,"by":"d093bc9517fd52d6","id":"8f281f9a08756795","seat":1,"words":"deploy assyrians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',46,'{"type":"chose","at":1794841201.144943,"by":"d093bc9517fd52d6","id":"0417b157e4f39248","seat":1,"words":"deploy persians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',47,'{"type":"chose","at":1794841201.154915,"by":"d093bc9517fd52d6","id":"2cfbe56ab998723f","seat":1,"words":"deploy assyrians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',48,'{"type":"chose","at":1794841201.1651692,"by":"d093bc9517fd52d6","id":"2454ef6578c33818","seat":1,"words":"move assyrians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',49,'{"type":"chose","at":1794841201.1751835,"by":"d093bc9517fd52d6","id":"b48f4ca83c1dadd9","seat":1,"words":"end"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',50,'{"type":"chose","at":1794841201.1838565,"by":"4fcab64fcc0f2772","id":"b2d61a26fcaece20","seat":0,"words":"migrate persians to medes"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',51,'{"type":"chose","at":1794841201.1958966,"by":"4fcab64fcc0f2772","id":"bca3ad7871360923","seat":0,"words":"move medes"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',52,'{"type":"chose","at":1794841201.205858,"by":"4fcab64fcc0f2772","id":"94b0b55f2b5e8a19","seat":0,"words":"move hittites"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',53,'{"type":"chose","at":1794841201.2157624,"by":"4fcab64fcc0f2772","id":"cadda0c1a6cbb66d","seat":0,"words":"end"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',54,'{"type":"chose","at":1794841201.2234259,"by":"d093bc9517fd52d6","id":"011b95591250e450","seat":1,"words":"migrate hittites to medes"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',55,'{"type":"chose","at":1794841201.233379,"by":"d093bc9517fd52d6","id":"f2043df11ebf128c","seat":1,"words":"end"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',56,'{"type":"chose","at":1794841201.2419207,"by":"4fcab64fcc0f2772","id":"8d2d784c4abf3aed","seat":0,"words":"migrate medes to hittites"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',57,'{"type":"chose","at":1794841201.251987,"by":"4fcab64fcc0f2772","id":"577fbc50715e9d63","seat":0,"words":"deploy medes"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',58,'{"type":"chose","at":1794841201.262923,"by":"4fcab64fcc0f2772","id":"ad4e7f9a1ec69d5b","seat":0,"words":"end"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',59,'{"type":"chose","at":1794841201.270924,"by":"d093bc9517fd52d6","id":"d47aa002d90498e4","seat":1,"words":"migrate persians to sumerians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',60,'{"type":"chose","at":1794841201.283975,"by":"d093bc9517fd52d6","id":"fbb7cff61febd49b","seat":1,"words":"deploy persians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',61,'{"type":"chose","at":1794841201.2968388,"by":"d093bc9517fd52d6","id":"9fa7f732c7687dca","seat":1,"words":"move sumerians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',62,'{"type":"chose","at":1794841201.3129234,"by":"d093bc9517fd52d6","id":"723b4721668d523d","seat":1,"words":"deploy sumerians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',63,'{"type":"chose","at":1794841201.3247123,"by":"d093bc9517fd52d6","id":"0941a1c1e4cf1dd3","seat":1,"words":"end"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',64,'{"type":"chose","at":1794841201.3358884,"by":"4fcab64fcc0f2772","id":"a60dde3fabd3b0bd","seat":0,"words":"migrate hittites to medes"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',65,'{"type":"chose","at":1794841201.3621588,"by":"4fcab64fcc0f2772","id":"66e9379a05d8976a","seat":0,"words":"end"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',66,'{"type":"chose","at":1794841201.3994834,"by":"d093bc9517fd52d6","id":"6ec72fc78cf0c17d","seat":1,"words":"move persians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',67,'{"type":"chose","at":1794841201.423374,"by":"d093bc9517fd52d6","id":"a47b85a7c1aa6323","seat":1,"words":"deploy sumerians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',68,'{"type":"chose","at":1794841201.4465053,"by":"d093bc9517fd52d6","id":"5d436b54a55cccdf","seat":1,"words":"move medes"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',69,'{"type":"chose","at":1794841201.4621348,"by":"d093bc9517fd52d6","id":"aefdcc4086ea9ca8","seat":1,"words":"migrate hittites to persians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',70,'{"type":"chose","at":1794841201.4875958,"by":"d093bc9517fd52d6","id":"a130d034968cf102","seat":1,"words":"construct own"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',71,'{"type":"chose","at":1794841201.5028107,"by":"d093bc9517fd52d6","id":"c0c99ba8f11b2bf8","seat":1,"words":"move sumerians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',72,'{"type":"chose","at":1794841201.518235,"by":"d093bc9517fd52d6","id":"43738bd649142a6c","seat":1,"words":"deploy assyrians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',73,'{"type":"chose","at":1794841201.5345817,"by":"d093bc9517fd52d6","id":"52ba601afdd006ce","seat":1,"words":"deploy assyrians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',74,'{"type":"chose","at":1794841201.5513206,"by":"d093bc9517fd52d6","id":"120b10b7c08df740","seat":1,"words":"construct opposing"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',75,'{"type":"chose","at":1794841201.5676985,"by":"d093bc9517fd52d6","id":"f7baf5700cd0cbe4","seat":1,"words":"construct own"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',76,'{"type":"chose","at":1794841201.5841868,"by":"d093bc9517fd52d6","id":"946e71fceae83cac","seat":1,"words":"end"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',77,'{"type":"chose","at":1794841201.597627,"by":"4fcab64fcc0f2772","id":"72768349317743d4","seat":0,"words":"deploy sumerians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',78,'{"type":"chose","at":1794841201.6160235,"by":"4fcab64fcc0f2772","id":"f6e23893309423f6","seat":0,"words":"migrate hittites to sumerians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',79,'{"type":"chose","at":1794841201.6312628,"by":"4fcab64fcc0f2772","id":"fed1e916c7b23e06","seat":0,"words":"move medes"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',80,'{"type":"chose","at":1794841201.6574736,"by":"4fcab64fcc0f2772","id":"f393aad93b361a7f","seat":0,"words":"end"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',81,'{"type":"chose","at":1794841201.6778321,"by":"d093bc9517fd52d6","id":"05ea72989e4beb3f","seat":1,"words":"migrate medes to sumerians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',82,'{"type":"chose","at":1794841201.6942794,"by":"d093bc9517fd52d6","id":"46f37f9e7b28ecb0","seat":1,"words":"end"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',83,'{"type":"chose","at":1794841201.7088685,"by":"4fcab64fcc0f2772","id":"9870185e6b5578e2","seat":0,"words":"move persians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',84,'{"type":"chose","at":1794841201.8112931,"by":"4fcab64fcc0f2772","id":"5a1263eeedb8f9be","seat":0,"words":"migrate medes to persians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',85,'{"type":"chose","at":1794841201.8309388,"by":"4fcab64fcc0f2772","id":"c81b1a4db9d200ef","seat":0,"words":"construct own"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',86,'{"type":"chose","at":1794841201.8395638,"by":"4fcab64fcc0f2772","id":"5d50352a3c6e6ca5","seat":0,"words":"move medes"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',87,'{"type":"chose","at":1794841201.8507667,"by":"4fcab64fcc0f2772","id":"5c67428c55793ec2","seat":0,"words":"deploy assyrians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',88,'{"type":"chose","at":1794841201.859593,"by":"4fcab64fcc0f2772","id":"82497a141f9ee213","seat":0,"words":"deploy medes"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',89,'{"type":"chose","at":1794841201.8705022,"by":"4fcab64fcc0f2772","id":"f3fcb057f5c8c7d7","seat":0,"words":"deploy hittites"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',90,'{"type":"chose","at":1794841201.8807902,"by":"4fcab64fcc0f2772","id":"6733d04a60417b14","seat":0,"words":"move assyrians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',91,'{"type":"chose","at":1794841201.9251406,"by":"4fcab64fcc0f2772","id":"53404d2878141309","seat":0,"words":"deploy hittites"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',92,'{"type":"chose","at":1794841201.9511173,"by":"4fcab64fcc0f2772","id":"98707fe1d39183d4","seat":0,"words":"move persians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',93,'{"type":"chose","at":1794841201.9629588,"by":"4fcab64fcc0f2772","id":"42b48fddb3b68703","seat":0,"words":"deploy hittites"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',94,'{"type":"chose","at":1794841201.9758933,"by":"4fcab64fcc0f2772","id":"8f623a1a2fd63bae","seat":0,"words":"deploy hittites"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',95,'{"type":"chose","at":1794841201.9928436,"by":"4fcab64fcc0f2772","id":"45010bb1a77223be","seat":0,"words":"move hittites"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',96,'{"type":"chose","at":1794841202.0082066,"by":"4fcab64fcc0f2772","id":"e224dd215a5645c0","seat":0,"words":"end"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',97,'{"type":"chose","at":1794841202.0185575,"by":"d093bc9517fd52d6","id":"046c2189e53ba743","seat":1,"words":"deploy persians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',98,'{"type":"chose","at":1794841202.0357077,"by":"d093bc9517fd52d6","id":"70fe536a8fdbbcc7","seat":1,"words":"migrate hittites to sumerians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',99,'{"type":"chose","at":1794841202.0506792,"by":"d093bc9517fd52d6","id":"6b95a7fadd94ef47","seat":1,"words":"move persians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',100,'{"type":"chose","at":1794841202.0646794,"by":"d093bc9517fd52d6","id":"ca77b4095ae3228b","seat":1,"words":"move hittites"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',101,'{"type":"chose","at":1794841202.081513,"by":"d093bc9517fd52d6","id":"62b5be6da1b44fe7","seat":1,"words":"end"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',102,'{"type":"chose","at":1794841202.0959554,"by":"4fcab64fcc0f2772","id":"073a19eb187ff0fa","seat":0,"words":"deploy assyrians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',103,'{"type":"chose","at":1794841202.1356075,"by":"4fcab64fcc0f2772","id":"fa88f5840355774a","seat":0,"words":"migrate sumerians to hittites"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',104,'{"type":"chose","at":1794841202.1559305,"by":"4fcab64fcc0f2772","id":"cb76f4a5d1fbeae8","seat":0,"words":"move persians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',105,'{"type":"chose","at":1794841202.1639426,"by":"4fcab64fcc0f2772","id":"5177956b2c1bcb1e","seat":0,"words":"move medes"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',106,'{"type":"chose","at":1794841202.1709204,"by":"4fcab64fcc0f2772","id":"bc4e1178c1a436ea","seat":0,"words":"end"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',107,'{"type":"chose","at":1794841202.1760395,"by":"d093bc9517fd52d6","id":"3e3416317b9209e1","seat":1,"words":"move persians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',108,'{"type":"chose","at":1794841202.1833913,"by":"d093bc9517fd52d6","id":"3d14db9dd8e73474","seat":1,"words":"migrate sumerians to medes"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',109,'{"type":"chose","at":1794841202.190249,"by":"d093bc9517fd52d6","id":"d31fc78fd03d1f80","seat":1,"words":"deploy sumerians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',110,'{"type":"chose","at":1794841202.1975815,"by":"d093bc9517fd52d6","id":"a7c5ac951da6d23e","seat":1,"words":"deploy assyrians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',111,'{"type":"chose","at":1794841202.204763,"by":"d093bc9517fd52d6","id":"124c662a04bf2f28","seat":1,"words":"deploy assyrians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',112,'{"type":"chose","at":1794841202.2121923,"by":"d093bc9517fd52d6","id":"0d0a324620350a04","seat":1,"words":"construct own"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',113,'{"type":"chose","at":1794841202.2197733,"by":"d093bc9517fd52d6","id":"d9f8ddf960272655","seat":1,"words":"deploy sumerians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',114,'{"type":"chose","at":1794841202.22881,"by":"d093bc9517fd52d6","id":"da66f62aed725fcd","seat":1,"words":"move sumerians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',115,'{"type":"chose","at":1794841202.2406123,"by":"d093bc9517fd52d6","id":"36188dc0bfe4f366","seat":1,"words":"end"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',116,'{"type":"chose","at":1794841202.247236,"by":"4fcab64fcc0f2772","id":"ff8b19d4614046c0","seat":0,"words":"move hittites"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',117,'{"type":"chose","at":1794841202.2554805,"by":"4fcab64fcc0f2772","id":"57c016546ed8e6ac","seat":0,"words":"migrate persians to medes"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',118,'{"type":"chose","at":1794841202.267003,"by":"4fcab64fcc0f2772","id":"b6039dd2f0ec7f02","seat":0,"words":"end"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',119,'{"type":"chose","at":1794841202.2813146,"by":"d093bc9517fd52d6","id":"d21c554a76f21ce3","seat":1,"words":"migrate sumerians to hittites"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',120,'{"type":"chose","at":1794841202.3022547,"by":"d093bc9517fd52d6","id":"b0c01994289c6fad","seat":1,"words":"deploy assyrians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',121,'{"type":"chose","at":1794841202.319882,"by":"d093bc9517fd52d6","id":"e7109132ab433fb8","seat":1,"words":"move medes"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',122,'{"type":"chose","at":1794841202.3286834,"by":"d093bc9517fd52d6","id":"4026cfa406e80257","seat":1,"words":"move sumerians"}');
INSERT INTO "entries" VALUES('4b42c112c854ac1097',123,'{"type":"chose","at":1794841202.3381844,"by":"d093bc9517fd52d6","id":"ac7bf021a2dc276b","seat":1,"words":"end"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',1,'{"type":"opened","at":1794841202.347453,"by":"4fcab64fcc0f2772","plan":{"game":"babylon","seats":[{"type":"open"},{"type":"open"}],"public":true,"seed":"first release babylon 40"},"rules":1,"secret":"e61c177e1b69bc8c335e71140395f02c2ade7c61acb925590c016bab198c740b"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',2,'{"type":"sat","at":1794841202.3491359,"by":"4fcab64fcc0f2772","id":"f08a264a90eec506","seat":0,"name":"Player 0","program":true}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',3,'{"type":"sat","at":1794841202.359975,"by":"d093bc9517fd52d6","id":"6e3aa1f90f9fafab","seat":1,"name":"Player 1","part":"b60c4ec46644b6a551e27a482457403e","program":true}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',4,'{"type":"chose","at":1794841202.368416,"by":"4fcab64fcc0f2772","id":"67ca635dd18fbcd5","seat":0,"words":"remove b4"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',5,'{"type":"chose","at":1794841202.3747914,"by":"d093bc9517fd52d6","id":"261c475d84a9cc77","seat":1,"words":"remove b1"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',6,'{"type":"chose","at":1794841202.3813663,"by":"4fcab64fcc0f2772","id":"b81c583168e63150","seat":0,"words":"remove d1"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',7,'{"type":"chose","at":1794841202.388073,"by":"d093bc9517fd52d6","id":"aceef2a8286f0b45","seat":1,"words":"remove a3"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',8,'{"type":"chose","at":1794841202.3948483,"by":"4fcab64fcc0f2772","id":"3076bffbe2b29d3a","seat":0,"words":"remove d2"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',9,'{"type":"chose","at":1794841202.4079933,"by":"d093bc9517fd52d6","id":"d1b776b1f8302099","seat":1,"words":"remove a2"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',10,'{"type":"chose","at":1794841202.416425,"by":"4fcab64fcc0f2772","id":"73fcc26d635109cd","seat":0,"words":"dig b1"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',11,'{"type":"chose","at":1794841202.4253962,"by":"4fcab64fcc0f2772","id":"74f0805630a1ef76","seat":0,"words":"end"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',12,'{"type":"chose","at":1794841202.433688,"by":"4fcab64fcc0f2772","id":"e986bc654814d8a5","seat":0,"words":"discard"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',13,'{"type":"chose","at":1794841202.439667,"by":"d093bc9517fd52d6","id":"7f791553de9fa89a","seat":1,"words":"dig a2"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',14,'{"type":"chose","at":1794841202.4497488,"by":"d093bc9517fd52d6","id":"6b9758a16827d7d2","seat":1,"words":"end"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',15,'{"type":"chose","at":1794841202.460409,"by":"d093bc9517fd52d6","id":"3f9a2ef18ead72d3","seat":1,"words":"store"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',16,'{"type":"chose","at":1794841202.4677477,"by":"4fcab64fcc0f2772","id":"5c5310f00cdcfa3f","seat":0,"words":"dig c4"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',17,'{"type":"chose","at":1794841202.47714,"by":"4fcab64fcc0f2772","id":"ed4d0f9713b0c8ec","seat":0,"words":"lay dug"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',18,'{"type":"chose","at":1794841202.4887674,"by":"4fcab64fcc0f2772","id":"9571814c4f4ea27c","seat":0,"words":"at c7 storey 1"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',19,'{"type":"went_back","at":1794841202.4955544,"by":"4fcab64fcc0f2772","id":"66ded85c7cf6ab26","choices":14}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',20,'{"type":"chose","at":1794841202.5144973,"by":"4fcab64fcc0f2772","id":"c5846deb754ac8aa","seat":0,"words":"at e7 storey 1"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',21,'{"type":"chose","at":1794841202.5357118,"by":"4fcab64fcc0f2772","id":"a4115906d85dcffb","seat":0,"words":"turned 2"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',22,'{"type":"chose","at":1794841202.5520148,"by":"4fcab64fcc0f2772","id":"53e4651a2f90c73f","seat":0,"words":"on single single none single"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',23,'{"type":"chose","at":1794841202.5677123,"by":"4fcab64fcc0f2772","id":"9ae7ba4497c4965b","seat":0,"words":"end"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',24,'{"type":"chose","at":1794841202.5813909,"by":"d093bc9517fd52d6","id":"76197511ef0fe30d","seat":1,"words":"dig b3"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',25,'{"type":"chose","at":1794841202.6032805,"by":"d093bc9517fd52d6","id":"766ff36ea2d32811","seat":1,"words":"lay dug"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',26,'{"type":"chose","at":1794841202.6136663,"by":"d093bc9517fd52d6","id":"f53471fdefb4d270","seat":1,"words":"at e4 storey 1"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',27,'{"type":"chose","at":1794841202.624852,"by":"d093bc9517fd52d6","id":"aebc0ef03e3197e2","seat":1,"words":"turned 1"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',28,'{"type":"chose","at":1794841202.6351914,"by":"d093bc9517fd52d6","id":"7d2a1d917e05b24f","seat":1,"words":"on single single single single"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',29,'{"type":"chose","at":1794841202.6456928,"by":"d093bc9517fd52d6","id":"7466dec737819008","seat":1,"words":"statue e5.1"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',30,'{"type":"went_back","at":1794841202.653096,"by":"d093bc9517fd52d6","id":"41c009cc975433ec","choices":23}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',31,'{"type":"chose","at":1794841202.6635623,"by":"d093bc9517fd52d6","id":"0fbec5657d06df80","seat":1,"words":"end"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',32,'{"type":"chose","at":1794841202.6732562,"by":"4fcab64fcc0f2772","id":"878adeac658d9298","seat":0,"words":"dig d4"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',33,'{"type":"chose","at":1794841202.6842926,"by":"4fcab64fcc0f2772","id":"09a59c2333a7be1f","seat":0,"words":"lay dug"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',34,'{"type":"chose","at":1794841202.6939218,"by":"4fcab64fcc0f2772","id":"12db2d64926b2ff6","seat":0,"words":"at e2 storey 2"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',35,'{"type":"chose","at":1794841202.703642,"by":"4fcab64fcc0f2772","id":"8b79958061ccfc06","seat":0,"words":"turned 0"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',36,'{"type":"went_back","at":1794841202.7106135,"by":"4fcab64fcc0f2772","id":"8b9b40983639c6e8","choices":27}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',37,'{"type":"chose","at":1794841202.7206838,"by":"4fcab64fcc0f2772","id":"719cd557e5313b49","seat":0,"words":"turned 3"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',38,'{"type":"chose","at":1794841202.7307355,"by":"4fcab64fcc0f2772","id":"343ce838e4e65853","seat":0,"words":"on double double none double"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',39,'{"type":"chose","at":1794841202.742951,"by":"4fcab64fcc0f2772","id":"b9ffe700a4cea7ea","seat":0,"words":"statue f3.2"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',40,'{"type":"chose","at":1794841202.754863,"by":"4fcab64fcc0f2772","id":"148adcdd566b3ea3","seat":0,"words":"end"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',41,'{"type":"chose","at":1794841202.8558547,"by":"d093bc9517fd52d6","id":"29e16fae3961357b","seat":1,"words":"dig c1"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',42,'{"type":"chose","at":1794841202.9055839,"by":"d093bc9517fd52d6","id":"966182b7fee66baa","seat":1,"words":"lay dug"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',43,'{"type":"chose","at":1794841202.9363298,"by":"d093bc9517fd52d6","id":"486be0ec6b84c21b","seat":1,"words":"at d7 storey 1"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',44,'{"type":"chose","at":1794841202.9646885,"by":"d093bc9517fd52d6","id":"4cf45b41270837e3","seat":1,"words":"turned 0"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',45,'{"type":"chose","at":1794841202.9923096,"by":"d093bc9517fd52d6","id":"4131834d2f1671cc","seat":1,"words":"on single none single single"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',46,'{"type":"chose","at":1794841203.015297,"by":"d093bc9517fd52d6","id":"00500a715b408a61","seat":1,"words":"statue d8.1"}');
INSERT INTO "entries" VALUES('2e1a5aa365983f1f3d',47,'{"type":"went_back","at":1794841203.0404406,"by":"d093bc9517fd52d6","id":"3f4219b87ad31241","choices":36}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',1,'{"type":"opened","at":1794841203.0510232,"by":"4fcab64fcc0f2772","plan":{"game":"babylon","seats":[{"type":"open"},{"type":"open"},{"type":"open"}],"public":true,"seed":"first release babylon placing"},"rules":1,"secret":"37bb461e1a5be659feba790a9d74e2759b639bb859416a38cb6800bb2d1d5c08"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',2,'{"type":"sat","at":1794841203.058947,"by":"4fcab64fcc0f2772","id":"a9bf74bb0ce24128","seat":0,"name":"Player 0","program":true}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',3,'{"type":"sat","at":1794841203.0737169,"by":"d093bc9517fd52d6","id":"cb961f8bcd7f10d3","seat":1,"name":"Player 1","part":"bb0ddcc75e40a4cbdf4abe3b45296d95","program":true}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',4,'{"type":"sat","at":1794841203.08768,"by":"b8c5d58cee42815b","id":"c6cdd945d0945cc0","seat":2,"name":"Player 2","part":"a5bed56fed31c6ad9bf4ac078b02c2ed","program":true}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',5,'{"type":"chose","at":1794841203.1173992,"by":"4fcab64fcc0f2772","id":"cff2f71757f5734c","seat":0,"words":"remove a3"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',6,'{"type":"chose","at":1794841203.1408083,"by":"d093bc9517fd52d6","id":"9e2bebb35d888b3c","seat":1,"words":"remove c4"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',7,'{"type":"chose","at":1794841203.1609554,"by":"b8c5d58cee42815b","id":"004a6a555fb19038","seat":2,"words":"remove d2"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',8,'{"type":"chose","at":1794841203.183274,"by":"4fcab64fcc0f2772","id":"58a4b47e95e9d719","seat":0,"words":"dig a3"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',9,'{"type":"chose","at":1794841203.2124252,"by":"4fcab64fcc0f2772","id":"8a1edea83926cd99","seat":0,"words":"end"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',10,'{"type":"chose","at":1794841203.242633,"by":"4fcab64fcc0f2772","id":"39c9ea6bd981fdff","seat":0,"words":"discard"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',11,'{"type":"chose","at":1794841203.2717862,"by":"d093bc9517fd52d6","id":"7ee6d5c71e2ba8cc","seat":1,"words":"dig b2"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',12,'{"type":"chose","at":1794841203.308619,"by":"d093bc9517fd52d6","id":"7abc2303827076fd","seat":1,"words":"lay stored"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',13,'{"type":"chose","at":1794841203.3505416,"by":"d093bc9517fd52d6","id":"f6ac89d1b9863797","seat":1,"words":"at a1 storey 1"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',14,'{"type":"chose","at":1794841203.4041843,"by":"d093bc9517fd52d6","id":"a46e0c35e92b52d4","seat":1,"words":"turned 3"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',15,'{"type":"chose","at":1794841203.4497757,"by":"d093bc9517fd52d6","id":"60f1f3335feee956","seat":1,"words":"on single single single none"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',16,'{"type":"chose","at":1794841203.489058,"by":"d093bc9517fd52d6","id":"0e539c29b0ce67a9","seat":1,"words":"statue a1.1"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',17,'{"type":"chose","at":1794841203.517861,"by":"d093bc9517fd52d6","id":"615a10832a360f9e","seat":1,"words":"end"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',18,'{"type":"chose","at":1794841203.553727,"by":"d093bc9517fd52d6","id":"14d893e79bb7639e","seat":1,"words":"discard"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',19,'{"type":"chose","at":1794841203.5758917,"by":"b8c5d58cee42815b","id":"867a1625c1f4bda7","seat":2,"words":"dig c4"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',20,'{"type":"chose","at":1794841203.6165907,"by":"b8c5d58cee42815b","id":"70136d64934ea92b","seat":2,"words":"end"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',21,'{"type":"chose","at":1794841203.6442168,"by":"b8c5d58cee42815b","id":"94229e2397eeecbb","seat":2,"words":"discard"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',22,'{"type":"chose","at":1794841203.6652586,"by":"4fcab64fcc0f2772","id":"a61025e77260a01e","seat":0,"words":"dig d3"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',23,'{"type":"chose","at":1794841203.6861434,"by":"4fcab64fcc0f2772","id":"54dcc539344e3461","seat":0,"words":"lay dug"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',24,'{"type":"chose","at":1794841203.7135828,"by":"4fcab64fcc0f2772","id":"550ce5481aad32e5","seat":0,"words":"at g6 storey 1"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',25,'{"type":"chose","at":1794841203.7782185,"by":"4fcab64fcc0f2772","id":"d713120177f729b6","seat":0,"words":"turned 2"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',26,'{"type":"chose","at":1794841203.8065448,"by":"4fcab64fcc0f2772","id":"ee534cf890ea03c3","seat":0,"words":"on single single none single"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',27,'{"type":"chose","at":1794841203.8266945,"by":"4fcab64fcc0f2772","id":"ac3b2b6f033dc48a","seat":0,"words":"end"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',28,'{"type":"chose","at":1794841203.8409684,"by":"d093bc9517fd52d6","id":"000778cbe57ee5d5","seat":1,"words":"dig b2"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',29,'{"type":"chose","at":1794841203.8666415,"by":"d093bc9517fd52d6","id":"2ca86878861db47b","seat":1,"words":"end"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',30,'{"type":"chose","at":1794841203.8926995,"by":"d093bc9517fd52d6","id":"e6111fca56f89c19","seat":1,"words":"discard"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',31,'{"type":"chose","at":1794841203.906553,"by":"b8c5d58cee42815b","id":"6c2666e9641b7c87","seat":2,"words":"dig c3"}');
INSERT INTO "entries" VALUES('479a8a38aefb9af2ec',32,'{"type":"chose","at":1794841203.9345462,"by":"b8c5d58cee42815b","id":"150b219f7b2e194a","seat":2,"words":"lay dug"}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',1,'{"type":"opened","at":1794841203.9635491,"by":"4fcab64fcc0f2772","plan":{"game":"babble","seats":[{"type":"open"},{"type":"open"},{"type":"open"}],"public":true,"seed":"first release babble 20"},"rules":1,"secret":"4bfb96a990e743ea54d5364505db1b47db7780d796a8867fc0a57e3a932d8d82"}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',2,'{"type":"sat","at":1794841203.9792786,"by":"4fcab64fcc0f2772","id":"7822650db3b20b61","seat":0,"name":"Player 0","program":true}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',3,'{"type":"sat","at":1794841203.9952757,"by":"d093bc9517fd52d6","id":"78b3c6a609f6faae","seat":1,"name":"Player 1","part":"fbb106da6315173d7ce3ae0ebe013262","program":true}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',4,'{"type":"sat","at":1794841204.0055246,"by":"b8c5d58cee42815b","id":"6906605a1d82c998","seat":2,"name":"Player 2","part":"b5b5cfaae42d78e73563351e1d9fd332","program":true}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',5,'{"type":"chose","at":1794841204.0288699,"by":"b8c5d58cee42815b","id":"76cf7b3a032eed0f","seat":2,"words":"tell 0 bomi"}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',6,'{"type":"chose","at":1794841204.0408897,"by":"4fcab64fcc0f2772","id":"d03ac7dd463e8c23","seat":0,"words":"shake head"}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',7,'{"type":"chose","at":1794841204.0591445,"by":"b8c5d58cee42815b","id":"d0ef8285009022b9","seat":2,"words":"tell 0 jinto"}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',8,'{"type":"chose","at":1794841204.0717783,"by":"4fcab64fcc0f2772","id":"0ad45e4f11e7eb00","seat":0,"words":"shake head"}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',9,'{"type":"chose","at":1794841204.089257,"by":"4fcab64fcc0f2772","id":"a3f667873e5189d1","seat":0,"words":"show reveal"}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',10,'{"type":"chose","at":1794841204.107107,"by":"4fcab64fcc0f2772","id":"da6a156a3f860394","seat":0,"words":"tell 2 tuve"}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',11,'{"type":"chose","at":1794841204.1255908,"by":"b8c5d58cee42815b","id":"07270bffa8fd99ce","seat":2,"words":"show reveal"}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',12,'{"type":"chose","at":1794841204.1470778,"by":"b8c5d58cee42815b","id":"f43044f94d7f4526","seat":2,"words":"done"}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',13,'{"type":"chose","at":1794841204.1619036,"by":"d093bc9517fd52d6","id":"3f1a3060e3836fa1","seat":1,"words":"tell 2 wazu"}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',14,'{"type":"chose","at":1794841204.175909,"by":"b8c5d58cee42815b","id":"54f1c3fe9c5e10dd","seat":2,"words":"show draw"}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',15,'{"type":"chose","at":1794841204.1945817,"by":"d093bc9517fd52d6","id":"8bc55c96582d18d3","seat":1,"words":"tell 0 gashu"}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',16,'{"type":"chose","at":1794841204.2099233,"by":"4fcab64fcc0f2772","id":"1edb638b154e982c","seat":0,"words":"shake head"}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',17,'{"type":"chose","at":1794841204.226616,"by":"b8c5d58cee42815b","id":"e0c1d7104cfb46fd","seat":2,"words":"tell 0 kelab"}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',18,'{"type":"chose","at":1794841204.2427852,"by":"4fcab64fcc0f2772","id":"1ddb0479965e0890","seat":0,"words":"shake head"}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',19,'{"type":"chose","at":1794841204.2620196,"by":"b8c5d58cee42815b","id":"3911392d939faada","seat":2,"words":"tell 1 wazu"}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',20,'{"type":"chose","at":1794841204.2811081,"by":"d093bc9517fd52d6","id":"e22770773f292010","seat":1,"words":"shake head"}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',21,'{"type":"chose","at":1794841204.2987187,"by":"4fcab64fcc0f2772","id":"e4449ddc79cd0132","seat":0,"words":"tell 1 jinto"}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',22,'{"type":"chose","at":1794841204.3165426,"by":"d093bc9517fd52d6","id":"007b1e5a23cb0eff","seat":1,"words":"shake head"}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',23,'{"type":"chose","at":1794841204.3490083,"by":"4fcab64fcc0f2772","id":"8cd0eb6135761dd9","seat":0,"words":"tell 2 jinto"}');
INSERT INTO "entries" VALUES('0e90e1ef52fa9a4d3f',24,'{"type":"chose","at":1794841204.3899605,"by":"b8c5d58cee42815b","id":"906ea2c5e619855d","seat":2,"words":"shake head"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',1,'{"type":"opened","at":1794841204.4143608,"by":"4fcab64fcc0f2772","plan":{"game":"seven_wonders","seats":[{"type":"open"},{"type":"open"},{"type":"open"}],"settings":{"modules":"both"},"public":true,"seed":"first release seven_wonders 30"},"rules":1,"secret":"a693b89fa9a0af442dfcf4125284af8ec0adf5dc532dab549c45882dc67b4f39"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',2,'{"type":"sat","at":1794841204.4263234,"by":"4fcab64fcc0f2772","id":"8f95708bf2a3571e","seat":0,"name":"Player 0","program":true}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',3,'{"type":"sat","at":1794841204.4603593,"by":"d093bc9517fd52d6","id":"70e60936283e84a6","seat":1,"name":"Player 1","part":"37bddf75c17f0916be0e156ff362e742","program":true}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',4,'{"type":"sat","at":1794841204.4669533,"by":"b8c5d58cee42815b","id":"0329df3418ee3027","seat":2,"name":"Player 2","part":"7ff4ef5174c97126105dff858da737cf","program":true}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',5,'{"type":"chose","at":1794841204.4802463,"by":"4fcab64fcc0f2772","id":"0632db67850c3670","seat":0,"words":"keep 22"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',6,'{"type":"chose","at":1794841204.4906359,"by":"d093bc9517fd52d6","id":"19b47e5cbe0c922a","seat":1,"words":"keep 19"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',7,'{"type":"chose","at":1794841204.5002007,"by":"b8c5d58cee42815b","id":"b54345dddb67e379","seat":2,"words":"keep 3"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',8,'{"type":"chose","at":1794841204.5107858,"by":"4fcab64fcc0f2772","id":"f14ab5595eaae7b0","seat":0,"words":"keep 5"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',9,'{"type":"chose","at":1794841204.5201254,"by":"d093bc9517fd52d6","id":"2a6c1cc3c16ea7bd","seat":1,"words":"keep 9"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',10,'{"type":"chose","at":1794841204.5294592,"by":"b8c5d58cee42815b","id":"16a63a5a6e41cc4e","seat":2,"words":"keep 13"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',11,'{"type":"chose","at":1794841204.5419335,"by":"4fcab64fcc0f2772","id":"30d73e57b5753932","seat":0,"words":"tile 18 with barracks"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',12,'{"type":"chose","at":1794841204.5506947,"by":"d093bc9517fd52d6","id":"74808325942aef45","seat":1,"words":"tile 15 with clay pit"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',13,'{"type":"chose","at":1794841204.5604382,"by":"b8c5d58cee42815b","id":"0bc725a4a2a38d76","seat":2,"words":"build altar"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',14,'{"type":"chose","at":1794841204.5688562,"by":"4fcab64fcc0f2772","id":"317722c4c0cf8145","seat":0,"words":"stage with stone pit"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',15,'{"type":"chose","at":1794841204.5770774,"by":"d093bc9517fd52d6","id":"cdc824caf18d66e5","seat":1,"words":"discard guard tower"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',16,'{"type":"chose","at":1794841204.5846188,"by":"b8c5d58cee42815b","id":"f4a691ed398e0853","seat":2,"words":"discard ore vein"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',17,'{"type":"chose","at":1794841204.5931284,"by":"4fcab64fcc0f2772","id":"35fac56193909b18","seat":0,"words":"tile 22 with lumber yard"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',18,'{"type":"chose","at":1794841204.6000772,"by":"d093bc9517fd52d6","id":"09ec7b9494809d6f","seat":1,"words":"stage with apothecary"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',19,'{"type":"chose","at":1794841204.608751,"by":"b8c5d58cee42815b","id":"8454dd8fa6100a99","seat":2,"words":"tile 17 with clay pool"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',20,'{"type":"chose","at":1794841204.616649,"by":"4fcab64fcc0f2772","id":"03a213aeab1a0eae","seat":0,"words":"discard stockade"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',21,'{"type":"chose","at":1794841204.626141,"by":"d093bc9517fd52d6","id":"c176e9e5d98138bd","seat":1,"words":"tile 19 with east trading post"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',22,'{"type":"chose","at":1794841204.6426284,"by":"b8c5d58cee42815b","id":"360339c668a14884","seat":2,"words":"build workshop paying 2 left"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',23,'{"type":"chose","at":1794841204.6592321,"by":"4fcab64fcc0f2772","id":"1bbe352f28432973","seat":0,"words":"build timber yard"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',24,'{"type":"chose","at":1794841204.674627,"by":"d093bc9517fd52d6","id":"6992c7c93f713e6c","seat":1,"words":"build baths"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',25,'{"type":"chose","at":1794841204.689974,"by":"b8c5d58cee42815b","id":"7fc00e85c745d75b","seat":2,"words":"tile 13 with west trading post"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',26,'{"type":"chose","at":1794841204.706628,"by":"4fcab64fcc0f2772","id":"2675f4642fe347fc","seat":0,"words":"tile 5 with glassworks"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',27,'{"type":"chose","at":1794841204.729695,"by":"d093bc9517fd52d6","id":"b12166cf2e0a9c53","seat":1,"words":"discard scriptorium"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',28,'{"type":"chose","at":1794841204.790251,"by":"b8c5d58cee42815b","id":"3e96d9596cc07145","seat":2,"words":"tile 3 with press"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',29,'{"type":"chose","at":1794841204.844825,"by":"4fcab64fcc0f2772","id":"eb30b198a1bf6383","seat":0,"words":"discard school"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',30,'{"type":"chose","at":1794841204.8525934,"by":"d093bc9517fd52d6","id":"dc5b2f62a0ca35c7","seat":1,"words":"tile 9 with press"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',31,'{"type":"chose","at":1794841204.8724515,"by":"b8c5d58cee42815b","id":"4c1500b576d0951b","seat":2,"words":"discard walls"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',32,'{"type":"chose","at":1794841204.8835506,"by":"4fcab64fcc0f2772","id":"a06db268eb96f279","seat":0,"words":"build foundry"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',33,'{"type":"chose","at":1794841204.8975086,"by":"d093bc9517fd52d6","id":"b33eab98eea1a58e","seat":1,"words":"build brickyard taking part"}');
INSERT INTO "entries" VALUES('4568a62eccc9c8ed14',34,'{"type":"chose","at":1794841204.9088056,"by":"b8c5d58cee42815b","id":"48bdcc560502d461","seat":2,"words":"discard statue"}');
INSERT INTO "entries" VALUES('441209efa64f2e54e2',1,'{"type":"opened","at":1794841204.9129505,"by":"4fcab64fcc0f2772","plan":{"game":"seven_wonders","seats":[{"type":"open"},{"type":"open"}],"settings":{"modules":"both"},"public":true,"seed":"first release seven_wonders 11"},"rules":1,"secret":"ff8747a0458885f89e890f6cd6a4c01d15c87d8a2a84694dce94c2ca80f3363d"}');
INSERT INTO "entries" VALUES('441209efa64f2e54e2',2,'{"type":"sat","at":1794841204.934037,"by":"4fcab64fcc0f2772","id":"278c53e7ae2baab5","seat":0,"name":"Player 0","program":true}');
INSERT INTO "entries" VALUES('441209efa64f2e54e2',3,'{"type":"sat","at":1794841204.9444003,"by":"d093bc9517fd52d6","id":"055bf1929f106b9e","seat":1,"name":"Player 1","part":"986d741f4eb194af94aded5e831c8dbc","program":true}');
INSERT INTO "entries" VALUES('441209efa64f2e54e2',4,'{"type":"chose","at":1794841204.9621687,"by":"4fcab64fcc0f2772","id":"3cd9f3b72ca74d4c","seat":0,"words":"keep 2"}');
INSERT INTO "entries" VALUES('441209efa64f2e54e2',5,'{"type":"chose","at":1794841204.98735,"by":"d093bc9517fd52d6","id":"4591909cb1133cf1","seat":1,"words":"keep 10"}');
INSERT INTO "entries" VALUES('441209efa64f2e54e2',6,'{"type":"chose","at":1794841205.0501494,"by":"4fcab64fcc0f2772","id":"0baf5f6458a99947","seat":0,"words":"keep 19"}');
INSERT INTO "entries" VALUES('441209efa64f2e54e2',7,'{"type":"chose","at":1794841205.0790336,"by":"d093bc9517fd52d6","id":"c0784656fa9d3c3b","seat":1,"words":"keep 7"}');
INSERT INTO "entries" VALUES('441209efa64f2e54e2',8,'{"type":"chose","at":1794841205.0870035,"by":"4fcab64fcc0f2772","id":"bdcbba2d8415e3e5","seat":0,"words":"tile 2 with marketplace"}');
INSERT INTO "entries" VALUES('441209efa64f2e54e2',9,'{"type":"chose","at":1794841205.1131425,"by":"d093bc9517fd52d6","id":"ffd0c952102d3d49","seat":1,"words":"tile 10 with clay pool"}');
INSERT INTO "entries" VALUES('441209efa64f2e54e2',10,'{"type":"chose","at":1794841205.1312888,"by":"4fcab64fcc0f2772","id":"50cfce9caec036ee","seat":0,"words":"build timber yard"}');
INSERT INTO "entries" VALUES('441209efa64f2e54e2',11,'{"type":"chose","at":1794841205.1405442,"by":"d093bc9517fd52d6","id":"72882a4d4ed50712","seat":1,"words":"discard ore vein"}');
INSERT INTO "entries" VALUES('441209efa64f2e54e2',12,'{"type":"chose","at":1794841205.154811,"by":"4fcab64fcc0f2772","id":"4387ab5c63e3f22d","seat":0,"words":"discard east trading post"}');
INSERT INTO "entries" VALUES('441209efa64f2e54e2',13,'{"type":"chose","at":1794841205.1635566,"by":"d093bc9517fd52d6","id":"7cd99af2428da7a6","seat":1,"words":"build guard tower"}');
INSERT INTO "entries" VALUES('441209efa64f2e54e2',14,'{"type":"chose","at":1794841205.1708996,"by":"4fcab64fcc0f2772","id":"c277514859135ca5","seat":0,"words":"tile 6 with press"}');
CREATE TABLE notices (
	number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	at FLOAT NOT NULL, 
	room VARCHAR(32) NOT NULL, 
	player VARCHAR(32) NOT NULL
);
CREATE TABLE players (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	account VARCHAR(80), 
	password VARCHAR(200), 
	language VARCHAR(2) NOT NULL, 
	program BOOLEAN NOT NULL, 
	banned BOOLEAN NOT NULL, 
	since FLOAT NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (id), 
	CONSTRAINT uq_players_account UNIQUE (account)
);
INSERT INTO "players" VALUES('4fcab64fcc0f2772','Player 0',NULL,NULL,'en',1,0,1.7948412001880693435e+09);
INSERT INTO "players" VALUES('d093bc9517fd52d6','Player 1',NULL,NULL,'en',1,0,1.79484120020704507824e+09);
INSERT INTO "players" VALUES('b8c5d58cee42815b','Player 2',NULL,NULL,'en',1,0,1.79484120021878433221e+09);
INSERT INTO "players" VALUES('2d6eb254627c4d21','Player 3',NULL,NULL,'en',1,0,1.79484120023258829118e+09);
INSERT INTO "players" VALUES('789a499048f0c806','Player 4',NULL,NULL,'en',1,0,1.7948412002525527477e+09);
CREATE TABLE ratings (
	player VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (player, game)
);
CREATE TABLE results (
	room VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	players INTEGER NOT NULL, 
	rank INTEGER NOT NULL, 
	won BOOLEAN NOT NULL, 
	rated BOOLEAN NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (room, seat)
);
INSERT INTO "results" VALUES('4b42c112c854ac1097',0,'4fcab64fcc0f2772','babel',2,2,0,0,1.79484120233818435661e+09);
INSERT INTO "results" VALUES('4b42c112c854ac1097',1,'d093bc9517fd52d6','babel',2,1,1,0,1.79484120233818435661e+09);
CREATE TABLE rooms (
	name VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	public BOOLEAN NOT NULL, 
	state VARCHAR(12) NOT NULL, 
	opened FLOAT NOT NULL, 
	summary TEXT NOT NULL, 
	due FLOAT, 
	CONSTRAINT pk_rooms PRIMARY KEY (name)
);
INSERT INTO "rooms" VALUES('26e0765c074a6adfab','babel',1,'playing',1.79484120026712346074e+09,'{"room":"26e0765c074a6adfab","state":"playing","opened":1794841200.2671235,"plan":{"game":"babel","seats":[{"type":"open"},{"type":"open"}],"public":true,"seed":"chosen"},"chairs":[{"name":"Player 0","player":"4fcab64fcc0f2772","program":"account","invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Player 1","player":"d093bc9517fd52d6","program":"account","invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false}],"waiting_for":[1],"winners":[]}',NULL);
INSERT INTO "rooms" VALUES('4b42c112c854ac1097','babel',1,'over',1.79484120058885717394e+09,'{"room":"4b42c112c854ac1097","state":"over","opened":1794841200.5888572,"plan":{"game":"babel","seats":[{"type":"open"},{"type":"open"}],"public":true,"seed":"chosen"},"chairs":[{"name":"Player 0","player":"4fcab64fcc0f2772","program":"account","invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Player 1","player":"d093bc9517fd52d6","program":"account","invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false}],"waiting_for":[],"winners":[1]}',NULL);
INSERT INTO "rooms" VALUES('2e1a5aa365983f1f3d','babylon',1,'playing',1.79484120234745311741e+09,'{"room":"2e1a5aa365983f1f3d","state":"playing","opened":1794841202.347453,"plan":{"game":"babylon","seats":[{"type":"open"},{"type":"open"}],"public":true,"seed":"chosen"},"chairs":[{"name":"Player 0","player":"4fcab64fcc0f2772","program":"account","invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Player 1","player":"d093bc9517fd52d6","program":"account","invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false}],"waiting_for":[1],"winners":[]}',NULL);
INSERT INTO "rooms" VALUES('479a8a38aefb9af2ec','babylon',1,'playing',1.79484120305102324479e+09,'{"room":"479a8a38aefb9af2ec","state":"playing","opened":1794841203.0510232,"plan":{"game":"babylon","seats":[{"type":"open"},{"type":"open"},{"type":"open"}],"public":true,"seed":"chosen"},"chairs":[{"name":"Player 0","player":"4fcab64fcc0f2772","program":"account","invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Player 1","player":"d093bc9517fd52d6","program":"account","invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Player 2","player":"b8c5d58cee42815b","program":"account","invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false}],"waiting_for":[2],"winners":[]}',NULL);
INSERT INTO "rooms" VALUES('0e90e1ef52fa9a4d3f','babble',1,'playing',1.79484120396354913714e+09,'{"room":"0e90e1ef52fa9a4d3f","state":"playing","opened":1794841203.9635491,"plan":{"game":"babble","seats":[{"type":"open"},{"type":"open"},{"type":"open"}],"public":true,"seed":"chosen"},"chairs":[{"name":"Player 0","player":"4fcab64fcc0f2772","program":"account","invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Player 1","player":"d093bc9517fd52d6","program":"account","invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Player 2","player":"b8c5d58cee42815b","program":"account","invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false}],"waiting_for":[1],"winners":[]}',NULL);
INSERT INTO "rooms" VALUES('4568a62eccc9c8ed14','seven_wonders',1,'playing',1.79484120441436076159e+09,'{"room":"4568a62eccc9c8ed14","state":"playing","opened":1794841204.4143608,"plan":{"game":"seven_wonders","seats":[{"type":"open"},{"type":"open"},{"type":"open"}],"settings":{"modules":"both"},"public":true,"seed":"chosen"},"chairs":[{"name":"Player 0","player":"4fcab64fcc0f2772","program":"account","invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Player 1","player":"d093bc9517fd52d6","program":"account","invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Player 2","player":"b8c5d58cee42815b","program":"account","invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false}],"waiting_for":[0,1,2],"winners":[]}',NULL);
INSERT INTO "rooms" VALUES('441209efa64f2e54e2','seven_wonders',1,'playing',1.7948412049129505157e+09,'{"room":"441209efa64f2e54e2","state":"playing","opened":1794841204.9129505,"plan":{"game":"seven_wonders","seats":[{"type":"open"},{"type":"open"}],"settings":{"modules":"both"},"public":true,"seed":"chosen"},"chairs":[{"name":"Player 0","player":"4fcab64fcc0f2772","program":"account","invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Player 1","player":"d093bc9517fd52d6","program":"account","invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false}],"waiting_for":[1],"winners":[]}',NULL);
CREATE TABLE seats (
	room VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (room, seat)
);
INSERT INTO "seats" VALUES('26e0765c074a6adfab',0,'4fcab64fcc0f2772');
INSERT INTO "seats" VALUES('26e0765c074a6adfab',1,'d093bc9517fd52d6');
INSERT INTO "seats" VALUES('4b42c112c854ac1097',0,'4fcab64fcc0f2772');
INSERT INTO "seats" VALUES('4b42c112c854ac1097',1,'d093bc9517fd52d6');
INSERT INTO "seats" VALUES('2e1a5aa365983f1f3d',0,'4fcab64fcc0f2772');
INSERT INTO "seats" VALUES('2e1a5aa365983f1f3d',1,'d093bc9517fd52d6');
INSERT INTO "seats" VALUES('479a8a38aefb9af2ec',0,'4fcab64fcc0f2772');
INSERT INTO "seats" VALUES('479a8a38aefb9af2ec',1,'d093bc9517fd52d6');
INSERT INTO "seats" VALUES('479a8a38aefb9af2ec',2,'b8c5d58cee42815b');
INSERT INTO "seats" VALUES('0e90e1ef52fa9a4d3f',0,'4fcab64fcc0f2772');
INSERT INTO "seats" VALUES('0e90e1ef52fa9a4d3f',1,'d093bc9517fd52d6');
INSERT INTO "seats" VALUES('0e90e1ef52fa9a4d3f',2,'b8c5d58cee42815b');
INSERT INTO "seats" VALUES('4568a62eccc9c8ed14',0,'4fcab64fcc0f2772');
INSERT INTO "seats" VALUES('4568a62eccc9c8ed14',1,'d093bc9517fd52d6');
INSERT INTO "seats" VALUES('4568a62eccc9c8ed14',2,'b8c5d58cee42815b');
INSERT INTO "seats" VALUES('441209efa64f2e54e2',0,'4fcab64fcc0f2772');
INSERT INTO "seats" VALUES('441209efa64f2e54e2',1,'d093bc9517fd52d6');
CREATE TABLE sessions (
	token VARCHAR(64) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token), 
	CONSTRAINT fk_sessions_player FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "sessions" VALUES('6f641e792cbd6df15807c9a2d83c233624f7b929a71f9fdcb5e3dfc52de39eec','4fcab64fcc0f2772',1.80261720019071292877e+09);
INSERT INTO "sessions" VALUES('27442c207fea783159d4f04ca1168ee422ef30bbc7b8d4134621b1f7300082be','d093bc9517fd52d6',1.80261720021387815485e+09);
INSERT INTO "sessions" VALUES('38dc3e655bfc2bd20e1c0b7a49a3113e66c5d6d215e74673a8be9b2c15ce55ae','b8c5d58cee42815b',1.80261720022514891625e+09);
INSERT INTO "sessions" VALUES('e0d75f9dcd457402e3700c661b7d4ed5702a1ad2e19984f57df14f2adc9eac9c','2d6eb254627c4d21',1.80261720024800825125e+09);
INSERT INTO "sessions" VALUES('83a6e77a6de79f03b4eb3d09c9a85eb63dba6277b74ae9cb7980b18809900a69','789a499048f0c806',1.80261720026044750218e+09);
CREATE INDEX ix_rooms_due ON rooms (due);
CREATE INDEX ix_rooms_state ON rooms (state, opened);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_sessions_player ON sessions (player);
CREATE INDEX ix_results_player ON results (player);
DELETE FROM "sqlite_sequence";
COMMIT;
